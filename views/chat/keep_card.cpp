#include "views/chat/keep_card.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"
#include "views/widgets/toggle_switch.h"

namespace rowkeeper::views {

namespace {

constexpr double kMostPrice = 1e6;

QLabel* heading(const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("look", "title");
  label->setWordWrap(true);
  return label;
}

QLabel* small_text() {
  auto* label = new QLabel;
  label->setProperty("look", "muted");
  label->setWordWrap(true);
  return label;
}

QString keep_sentence(bool on) {
  return on ? KeepCard::tr("Each turn computes the rows of its own question and reads the others back.")
            : KeepCard::tr("Off: every turn reads the whole document again. The answers stay the same.");
}

bool live(const ChatState& state) {
  return std::ranges::any_of(state.talks, [](const ChatTalk& talk) { return !talk.turns.empty(); });
}

QString price_text(double price) { return number_text(price, 4); }

}  // namespace

KeepCard::KeepCard(const ChatModel* model, ChatCommands* commands, QWidget* parent)
    : Card(QString(), parent),
      model_(model),
      commands_(commands),
      keep_(new ToggleSwitch(tr("Keep the cache between turns"))),
      keep_text_(small_text()),
      leave_text_(small_text()),
      bill_(new QLabel),
      leave_(new QPushButton(tr("Leave"))),
      back_(new QPushButton(tr("Come back"))),
      change_(new QPushButton(tr("Change the prices"))),
      price_line_(new QWidget),
      fresh_(new QDoubleSpinBox),
      cached_(new QDoubleSpinBox) {
  setAccessibleName(tr("Keeping the cache"));
  build_switch();
  build_leave();
  build_bill();
  connect(model_, &ChatModel::changed, this, &KeepCard::refresh);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &KeepCard::restyle);
  restyle();
}

void KeepCard::build_switch() {
  auto* line = new QHBoxLayout;
  line->addWidget(heading(tr("Keep the cache between turns")), 1);
  line->addWidget(keep_);
  body()->addLayout(line);
  body()->addWidget(keep_text_);
  // Not clicked: assistive technology toggles.
  connect(keep_, &ToggleSwitch::toggled, this, [this](bool on) {
    if (on != model_->state().retain) keep_rows(on);
  });
}

void KeepCard::keep_rows(bool on) {
  emit commands_->set_retain(on);
  announce(this, keep_sentence(on));
}

void KeepCard::build_leave() {
  auto* line = new QHBoxLayout;
  line->addWidget(heading(tr("Leave, and come back tomorrow")), 1);
  line->addWidget(leave_);
  line->addWidget(back_);
  body()->addLayout(line);
  body()->addWidget(leave_text_);
  connect(leave_, &QPushButton::clicked, this, [this] {
    errand_ = Errand::leave;
    emit commands_->save(cache_file_);
  });
  connect(back_, &QPushButton::clicked, this, [this] {
    errand_ = Errand::come_back;
    emit commands_->open(cache_file_);
  });
}

void KeepCard::build_bill() {
  auto* line = new QHBoxLayout;
  line->addWidget(heading(tr("What a provider would charge")), 1);
  line->addWidget(change_);
  body()->addLayout(line);
  bill_->setWordWrap(true);
  body()->addWidget(bill_);
  change_->setProperty("look", "link");
  change_->setCheckable(true);
  connect(change_, &QPushButton::toggled, price_line_, &QWidget::setVisible);
  auto* flow = new FlowLayout(price_line_);
  flow->setContentsMargins({});
  for (const auto& [box, name] :
       {std::pair(fresh_, tr("for 1,000 fresh tokens")), {cached_, tr("for 1,000 cached tokens")}}) {
    box->setRange(0, kMostPrice);
    box->setDecimals(4);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setKeyboardTracking(false);
    box->setAccessibleName(tr("Price %1").arg(name));
    auto* label = new QLabel(name);
    label->setProperty("look", "muted");
    label->setBuddy(box);
    flow->addWidget(box);
    flow->addWidget(label);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
      prices_ = {fresh_->value(), cached_->value()};
      refresh_bill();
    });
  }
  price_line_->hide();
  body()->addWidget(price_line_);
  set_prices({});
}

void KeepCard::set_prices(const ChatPrices& prices) {
  prices_ = prices;
  const QSignalBlocker quiet_fresh(fresh_), quiet_cached(cached_);
  fresh_->setValue(prices.fresh);
  cached_->setValue(prices.cached);
  refresh_bill();
}

void KeepCard::set_cache_file(const QString& path) {
  cache_file_ = path;
  refresh_leave();
}

void KeepCard::restyle() {
  for (QLabel* label : findChildren<QLabel*>()) {
    if (label->property("look") == "title" && !label->text().isEmpty()) label->setFont(theme().font(1.02, QFont::DemiBold));
  }
  refresh();
}

void KeepCard::refresh() {
  const ChatState& state = model_->state();
  keep_->setChecked(state.retain);
  keep_->setEnabled(state.phase == ChatState::Phase::ready);
  keep_text_->setText(keep_sentence(state.retain));
  refresh_leave();
  tell_saved();
  refresh_bill();
}

// What became of the rows, once they are where they were to go.
void KeepCard::tell_saved() {
  const ChatState& state = model_->state();
  if (state.error) errand_ = Errand::none;
  const bool left = errand_ == Errand::leave && state.phase == ChatState::Phase::away;
  const bool back = errand_ == Errand::come_back && state.phase == ChatState::Phase::ready;
  if (!state.saved || !(left || back)) return;
  errand_ = Errand::none;
  announce(this, leave_text());
}

// Coming back takes the place of what was asked here.
void KeepCard::refresh_leave() {
  const ChatState& state = model_->state();
  leave_->setEnabled(state.phase == ChatState::Phase::ready && state.talk().rows > 0 && !cache_file_.isEmpty());
  const bool exists = QFileInfo::exists(cache_file_), asked = live(state);
  back_->setEnabled(state.context > 0 && state.phase != ChatState::Phase::asking &&
                    state.phase != ChatState::Phase::saving && exists && !asked);
  leave_->setToolTip(
      (tr("Saves the cache on the disk and ends the conversation, as if the window were closed") + u'\n' + given_up())
          .trimmed());
  back_->setToolTip(exists && asked
                        ? tr("The saved conversation would take the place of the questions asked here. Begin again "
                             "first, in each conversation with questions.")
                        : tr("Reads the saved cache from the disk: the conversation goes on with all its rows"));
  for (QPushButton* button : {leave_, back_}) describe(button, button->toolTip());
  leave_text_->setText(leave_now());
  leave_text_->setToolTip(exists ? cache_file_ : QString());
}

// What "Leave" does not save, and what it saves over: there is one file.
QString KeepCard::given_up() const {
  const ChatState& state = model_->state();
  QStringList lost;
  if (!state.talks[state.shown == 0 ? 1 : 0].turns.empty())
    lost << (state.shown == 0
                 ? tr("Only the conversation shown, the first, is saved. The second is given up.")
                 : tr("Only the conversation shown, the second, is saved, and it comes back as the first. The one that is "
                      "the first now is given up."));
  if (state.talk().rows > 0 && !state.talk().from_file && QFileInfo::exists(cache_file_))
    lost << tr("The conversation shown takes the place of the one that was saved before.");
  return lost.join(u' ');
}

QString KeepCard::leave_now() const {
  const ChatState& state = model_->state();
  const int rows = state.talk().rows;
  const QString bytes = bytes_text(static_cast<double>(state.row_bytes) * rows);
  if (state.phase == ChatState::Phase::away && state.saved)
    return tr("%1 rows lie on the disk (%2). Nothing is in memory.")
        .arg(count_text(state.saved->rows_before), bytes_text(static_cast<double>(QFileInfo(cache_file_).size())));
  if (state.saved)
    return tr("%1 rows came back from the disk: none of them is computed again.").arg(count_text(state.saved->rows_kept));
  if (rows == 0) return tr("Rows that were computed can be kept on the disk: prompt caching.");
  const QString text =
      tr("The %1 rows (%2) go to the disk and come back warm: prompt caching.").arg(count_text(rows), bytes);
  const QString lost = given_up();
  return lost.isEmpty() ? text : text + u' ' + lost;
}

void KeepCard::refresh_bill() {
  const ChatBill bill = make_bill(model_->state().talk());
  QString text =
      tr("Fresh input %1, cached input %2 per 1,000 tokens.").arg(price_text(prices_.fresh), price_text(prices_.cached));
  if (bill.fresh + bill.cached > 0)
    text += u' ' + tr("%1 fresh and %2 cached tokens: %3 instead of %4.")
                       .arg(count_text(bill.fresh), count_text(bill.cached), price_text(bill.price(prices_)),
                            price_text(bill.price_without_cache(prices_)));
  bill_->setText(text);
}

}  // namespace rowkeeper::views
