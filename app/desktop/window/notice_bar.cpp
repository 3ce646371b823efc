#include "app/desktop/window/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <utility>

#include "views/widgets/announce.h"

namespace rowkeeper::app {

NoticeBar::NoticeBar(QWidget* parent) : QFrame(parent), text_(new QLabel), action_(new QPushButton) {
  auto* const layout = new QHBoxLayout(this);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  layout->addWidget(text_, 1);
  layout->addWidget(action_);
  auto* const close = new QToolButton;
  close->setText(QStringLiteral("✕"));
  close->setProperty("look", "quiet");
  close->setAccessibleName(tr("Close this message"));
  close->setToolTip(tr("Close this message"));
  layout->addWidget(close);
  connect(close, &QToolButton::clicked, this, [this] {
    clear();
    if (const auto refused = std::exchange(refused_, {})) refused();
  });
  connect(action_, &QPushButton::clicked, this, [this] {
    hide();
    refused_ = {};
    if (const auto accepted = std::exchange(accepted_, {})) accepted();
  });
  constexpr int kNewsMilliseconds = 8000;
  passing_.setSingleShot(true);
  passing_.setInterval(kNewsMilliseconds);
  connect(&passing_, &QTimer::timeout, this, [this] {
    news_.clear();
    refresh();
  });
  hide();
}

void NoticeBar::show_error(const QString& text) {
  constexpr qsizetype kMost = 3;
  const bool known = errors_.removeAll(text) > 0 && !isHidden();
  errors_ << text;
  if (errors_.size() > kMost) errors_.removeFirst();
  refresh();
  if (!known) views::announce(this, text);
}

void NoticeBar::show_news(const QString& text) {
  passing_.start();
  news_ = text;
  refresh();
  views::announce(this, text);
}

void NoticeBar::clear() {
  passing_.stop();
  errors_.clear();
  news_.clear();
  hide();
}

void NoticeBar::refresh() {
  action_->hide();
  QStringList lines = errors_;
  if (!news_.isEmpty()) lines << news_;
  if (lines.isEmpty()) return hide();
  show_text(lines.join(u'\n'), errors_.isEmpty() ? "verdict-good" : "verdict-bad");
}

void NoticeBar::show_offer(const QString& text, const QString& action, std::function<void()> accepted,
                           std::function<void()> refused) {
  const bool known = this->text() == text;
  passing_.stop();
  accepted_ = std::move(accepted);
  refused_ = std::move(refused);
  action_->setText(action);
  action_->show();
  show_text(text, "bar");
  if (!known) views::announce(this, text);
}

QString NoticeBar::text() const { return isHidden() ? QString() : text_->text(); }

void NoticeBar::show_text(const QString& text, const char* look) {
  setProperty("look", look);
  style()->unpolish(this);
  style()->polish(this);
  text_->setText(text);
  setAccessibleName(text);
  show();
}

}  // namespace rowkeeper::app
