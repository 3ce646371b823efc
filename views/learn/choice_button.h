// A button as wide as its column: a text that may take several lines, and at its end a note. An answer to choose from, or a lesson.
#pragma once

#include <QAbstractButton>

namespace rowkeeper::views {

class ChoiceButton : public QAbstractButton {
  Q_OBJECT
 public:
  enum class Mark {
    none,
    right,   // the right answer, chosen
    wrong,   // a wrong one, chosen
    missed,  // the right one, where another was chosen
  };
  explicit ChoiceButton(QWidget* parent = nullptr);
  // `number` stands before the text; empty: none.
  void show_choice(const QString& number, const QString& text, const QString& note = {});
  void set_mark(Mark mark);
  Mark mark() const { return mark_; }
  const QString& note() const { return note_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  static QString mark_text(Mark mark);
  QString shown_note() const;
  int text_left() const;
  int text_width(int width) const;
  QString number_, note_;
  Mark mark_ = Mark::none;
};

}  // namespace rowkeeper::views
