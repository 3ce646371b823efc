// The run's tokens as one text, in reading order: whole characters only, to be selected and copied.
#pragma once

#include <QPlainTextEdit>
#include <vector>

#include "core/base/index.h"
#include "core/tokenizer/utf8.h"
#include "views/run/run_model.h"
#include "views/widgets/throttle.h"

namespace rowkeeper::views {

class ReadingView : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit ReadingView(RunModel* run, QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  bool at_end() const;
  void go_to_end();
  void restyle();
  void refresh();
  void start_over();
  void add(QTextCursor& cursor, const RowState& row);

  RunModel* run_;
  Throttle gate_;
  Utf8Stream stream_;  // holds back a character until its last token is there
  std::vector<TokenId> shown_;
};

}  // namespace rowkeeper::views
