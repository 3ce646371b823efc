// One way's rows after one text, under the way's name and what is left of them.
#pragma once

#include <QWidget>

#include "views/run/squeeze_model.h"

class QLabel;

namespace rowkeeper::views {

class LeftRowsView;

class LeftRowsPane : public QWidget {
  Q_OBJECT
 public:
  explicit LeftRowsPane(const SqueezeModel* squeeze, QWidget* parent = nullptr);
  LeftRowsView* view() const { return view_; }
  QString summary() const;
  // `hint` stands there while the rows are not known.
  void show_rows(int way, int text, const QString& hint);

 private:
  void restyle();
  const SqueezeModel* squeeze_;
  int way_ = 0, text_ = 0;
  QLabel *name_, *summary_;
  LeftRowsView* view_;
};

}  // namespace rowkeeper::views
