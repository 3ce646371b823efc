// A picture of cells in lines, of which the arrow keys read one after the other: it has a frame, and its words are shown and told.
#pragma once

#include <QWidget>
#include <optional>

namespace rowkeeper::views {

// Where a key leads from a cell, of `count` in lines of `columns`; from none to the first. None: it is no key for that.
std::optional<int> moved_cell(std::optional<int> from, int key, int columns, int count);

class CellPicture : public QWidget {
  Q_OBJECT
 public:
  explicit CellPicture(QWidget* parent = nullptr);
  std::optional<int> read_cell() const { return read_; }

 protected:
  virtual int cells() const = 0;
  virtual int columns() const = 0;
  virtual QRectF cell(int index) const = 0;
  virtual QString cell_words(int index) const = 0;

  // Whenever the cells have changed. `summary`: what is told while none is read.
  void cells_changed(const QString& summary);
  // Last, over the cells: where the focus is.
  void paint_focus(QPainter& painter) const;

  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void tell();

  std::optional<int> read_;
  QString summary_;
};

}  // namespace rowkeeper::views
