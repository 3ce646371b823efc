#include "views/chat/chat_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "views/chat/document_card.h"
#include "views/chat/first_token_card.h"
#include "views/chat/keep_card.h"
#include "views/chat/prepared_documents.h"
#include "views/chat/rows_card.h"
#include "views/chat/talk_card.h"
#include "views/widgets/announce.h"
#include "views/widgets/error_text.h"
#include "views/widgets/focus_place.h"
#include "views/widgets/scroll_column.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kGap = 12, kNarrow = 760;

}  // namespace

ChatPage::ChatPage(const PageModels& models, QWidget* parent)
    : QWidget(parent),
      model_(models.chat),
      commands_(models.chat_commands),
      document_(new DocumentCard(model_, commands_)),
      talk_(new TalkCard(model_, commands_)),
      keep_(new KeepCard(model_, commands_)),
      times_(new FirstTokenCard(model_)),
      rows_(new RowsCard(model_)),
      error_(new QLabel),
      left_(column({document_, talk_, keep_}, 1)),
      right_(column({times_, rows_}, 1)),
      content_(new QWidget),
      sides_(new QBoxLayout(QBoxLayout::LeftToRight)) {
  auto* const inside = new QVBoxLayout(content_);
  error_->setWordWrap(true);
  error_->setProperty("look", "bad");
  error_->hide();
  inside->addWidget(error_);
  sides_->addWidget(left_, 5);
  sides_->addWidget(right_, 6);
  inside->addLayout(sides_, 1);
  area_ = new ScrollColumn(content_, tr("The conversation"));
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins({});
  all->addWidget(area_);
  connect(model_, &ChatModel::changed, this, &ChatPage::refresh_error);
  set_focus_place(this, talk_);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &ChatPage::restyle);
  restyle();
  refresh_error();
}

QWidget* ChatPage::column(const QList<QWidget*>& cards, int stretched) {
  auto* const side = new QWidget;
  auto* const lines = new QVBoxLayout(side);
  lines->setContentsMargins({});
  for (int i = 0; i < cards.size(); ++i) lines->addWidget(cards[i], i == stretched ? 1 : 0);
  return side;
}

void ChatPage::restyle() {
  const Theme& t = theme();
  content_->layout()->setContentsMargins(t.px(16), t.px(14), t.px(16), t.px(14));
  content_->layout()->setSpacing(t.px(kGap));
  sides_->setSpacing(t.px(kGap));
  for (QWidget* side : {left_, right_}) side->layout()->setSpacing(t.px(kGap));
}

// The default document waits until somebody comes to this page.
void ChatPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (model_->state().document.empty() && model_->state().phase == ChatState::Phase::none)
    emit commands_->begin(prepared_document_text(prepared_documents().front().name));
}

void ChatPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  sides_->setDirection(width() < theme().px(kNarrow) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ChatPage::refresh_error() {
  const std::optional<Error>& error = model_->state().error;
  const QString text = error ? error_text(*error) : QString();
  if (text != error_->text() && isVisible()) announce(this, text);
  error_->setVisible(error.has_value());
  error_->setText(text);
}

bool ChatPage::press_restart() {
  if (model_->state().phase != ChatState::Phase::ready) return false;
  talk_->begin_again();
  return true;
}

bool ChatPage::press_cache() {
  if (model_->state().phase != ChatState::Phase::ready) return false;
  keep_->keep_rows(!model_->state().retain);
  return true;
}

}  // namespace rowkeeper::views
