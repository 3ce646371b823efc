// Tokens as chips that wrap and scroll: arrow keys move among them, Enter or a click activates one. It knows chips by their
// places only; who fills it knows what they are.
#pragma once

#include <QAbstractScrollArea>
#include <QString>
#include <functional>
#include <vector>

#include "views/watch/ribbon_layout.h"

namespace rowkeeper::views {

struct Chip {
  QString text;
  bool generated = false;  // made by the model: another fill, and a line below the text
};

class ChipArea : public QAbstractScrollArea {
  Q_OBJECT
 public:
  explicit ChipArea(const QString& name, QWidget* parent = nullptr);
  // Says what a chip is: for its tool tip and for assistive technology.
  void set_describer(std::function<QString(int)> describe) { describe_ = std::move(describe); }
  void describe_again();                     // what the chips stand for has changed
  void set_lines(int fewest, int wanted);    // how many lines to ask room for
  void set_clickable(bool clickable);        // shows that a click or Enter does something
  void set_empty_text(const QString& text);  // shown where there are no chips
  void set_more(int more);                   // chips that are not shown; a last chip counts them

  // Chips [first, ...) anew; those before stay as they are.
  void replace_from(int first, std::vector<Chip> chips);
  void set_newest(int chip);        // outlined; -1: none
  void set_invalid_from(int chip);  // greyed from there on; -1: none
  void set_selected(int chip);      // scrolled to; -1: none
  void set_paler(bool paler);       // what they show is no longer up to date

  int count() const { return static_cast<int>(chips_.size()); }
  const Chip& chip(int index) const { return chips_[static_cast<std::size_t>(index)]; }
  int newest() const { return newest_; }
  int invalid_from() const { return invalid_from_; }
  int selected() const { return selected_; }
  QString more_text() const { return more_.text; }
  QRect chip_rect(int chip) const;  // in the viewport
  bool at_end() const;              // scrolled to the newest chip

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void picked(int chip);     // by mouse or keyboard
  void activated(int chip);  // by a click or Enter

 protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void restyle();
  void measure();           // all chips, in the theme's font
  void lay_out(int first);  // chips [first, ...)
  void update_scroll_bar(bool stay_at_end);
  int width_of(const QString& text) const;
  int inset() const;  // room for outlines around the chips
  int chip_at(const QPoint& point) const;
  int target(int key) const;  // the chip a key leads to, -1: none
  void pick(int chip);
  void paint_chip(QPainter& painter, int chip) const;
  void set_hovered(int chip);

  std::function<QString(int)> describe_;
  std::vector<Chip> chips_;
  std::vector<int> widths_;
  Chip more_;
  RibbonLayout layout_;
  QString empty_text_;
  int newest_ = -1, invalid_from_ = -1, selected_ = -1, hovered_ = -1, pressed_ = -1;
  int fewest_lines_ = 1, wanted_lines_ = 3;
  bool clickable_ = false, paler_ = false;
};

}  // namespace rowkeeper::views
