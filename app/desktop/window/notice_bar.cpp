#include "app/desktop/window/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace rowkeeper::app {

NoticeBar::NoticeBar(QWidget* parent) : QFrame(parent), text_(new QLabel) {
  auto* const layout = new QHBoxLayout(this);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  layout->addWidget(text_, 1);
  auto* const close = new QToolButton;
  close->setText(QStringLiteral("✕"));
  close->setProperty("look", "quiet");
  close->setAccessibleName(tr("Close this message"));
  close->setToolTip(tr("Close this message"));
  layout->addWidget(close);
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  constexpr int kNewsMilliseconds = 8000;
  passing_.setSingleShot(true);
  passing_.setInterval(kNewsMilliseconds);
  connect(&passing_, &QTimer::timeout, this, &QWidget::hide);
  hide();
}

void NoticeBar::show_error(const QString& text) {
  passing_.stop();
  show_text(text, "verdict-bad");
}

void NoticeBar::show_news(const QString& text) {
  passing_.start();
  show_text(text, "verdict-good");
}

void NoticeBar::show_text(const QString& text, const char* look) {
  setProperty("look", look);
  style()->unpolish(this);
  style()->polish(this);
  text_->setText(text);
  setAccessibleName(text);
  show();
}

}  // namespace rowkeeper::app
