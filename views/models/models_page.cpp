#include "views/models/models_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "views/models/model_card.h"
#include "views/models/models_words.h"
#include "views/models/task_card.h"
#include "views/run/run_model.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"
#include "views/widgets/scroll_column.h"
#include "views/widgets/theme.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

namespace {

constexpr int kNarrow = 900;  // in normal pixels: below it, all stands in one column

QLabel* wrapped(const QString& text = {}) {
  auto* const label = new QLabel(text);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setProperty("look", "muted");
  return label;
}

}  // namespace

ModelsPage::ModelsPage(const HubModel* hub, HubCommands* commands, const RunModel* run, QWidget* parent)
    : QWidget(parent),
      hub_(hub),
      commands_(commands),
      run_(run),
      title_(new QLabel(tr("Models"))),
      note_(wrapped()),
      places_(wrapped()),
      prepared_(wrapped()),
      back_(new QPushButton(tr("Back"))),
      open_folder_(new QPushButton(tr("Open a folder…"))),
      look_up_(new QPushButton(tr("Look it up"))),
      forget_(new QPushButton(tr("Delete them"))),
      repository_(new QLineEdit),
      task_(new TaskCard(hub, commands)),
      list_(new QVBoxLayout),
      columns_(new QBoxLayout(QBoxLayout::LeftToRight)) {
  auto* const all = new QVBoxLayout(this);
  all->addWidget(build_head());
  scroll_ = new ScrollColumn(build_content(), tr("Models"));
  all->addWidget(scroll_, 1);
  connect(hub_, &HubModel::list_changed, this, &ModelsPage::refresh);
  connect(hub_, &HubModel::task_changed, this, &ModelsPage::refresh);
  connect(run_, &RunModel::model_status_changed, this, &ModelsPage::refresh);
  connect(task_, &TaskCard::use_wanted, this, &ModelsPage::use_wanted);
  connect(task_, &TaskCard::appeared, this, [this] { bring_up(task_); });
  connect(back_, &QPushButton::clicked, this, &ModelsPage::back_wanted);
  connect(open_folder_, &QPushButton::clicked, this, &ModelsPage::folder_wanted);
  connect(new QShortcut(Qt::Key_Escape, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated, this,
          &ModelsPage::back_wanted);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &ModelsPage::restyle);
  restyle();
  refresh();
}

QWidget* ModelsPage::build_head() {
  auto* const head = new QWidget;
  auto* const line = new QHBoxLayout(head);
  line->setContentsMargins({});
  line->addWidget(title_);
  line->addStretch(1);
  line->addWidget(open_folder_);
  line->addWidget(back_);
  open_folder_->setToolTip(tr("A folder with a GPT-2 model; it can also be dropped onto the window"));
  back_->setToolTip(tr("To the page before (Esc)"));
  return head;
}

QWidget* ModelsPage::build_content() {
  auto* const content = new QWidget;
  auto* const column = new QVBoxLayout(content);
  column->setContentsMargins({});
  column->addWidget(task_);
  column->addWidget(note_);
  auto* const left = new QVBoxLayout;
  left->addLayout(list_);
  left->addStretch(1);
  auto* const right = new QVBoxLayout;
  right->addWidget(build_other());
  right->addWidget(build_places());
  prepared_card_ = build_prepared();
  right->addWidget(prepared_card_);
  right->addStretch(1);
  columns_->addLayout(left, 7);
  columns_->addLayout(right, 5);
  column->addLayout(columns_);
  column->addStretch(1);
  return content;
}

Card* ModelsPage::build_other() {
  auto* const other = new Card(tr("Another model of the hub"));
  other->set_subtitle(
      tr("Any GPT-2 of Hugging Face whose weights are safetensors, by its repository's name: distilgpt2, gpt2-medium, or "
         "owner/name. Not pinned: its sizes and checksums are the hub's own word."));
  repository_->setPlaceholderText(QStringLiteral("distilgpt2"));
  repository_->setAccessibleName(tr("The repository's name"));
  auto* const line = new QHBoxLayout;
  line->addWidget(repository_, 1);
  line->addWidget(look_up_);
  other->body()->addLayout(line);
  other->body()->addWidget(
      wrapped(tr("Nothing is fetched before its size, source and licence have been shown. Nothing is sent "
                 "but the requests for the files.")));
  connect(repository_, &QLineEdit::textChanged, this, &ModelsPage::refresh);
  connect(repository_, &QLineEdit::returnPressed, this, &ModelsPage::plan_typed);
  connect(look_up_, &QPushButton::clicked, this, &ModelsPage::plan_typed);
  return other;
}

Card* ModelsPage::build_places() {
  auto* const places = new Card(tr("Where models are looked for"));
  places->set_subtitle(tr("In this order. A folder of yours comes before all of them."));
  places->body()->addWidget(places_);
  return places;
}

Card* ModelsPage::build_prepared() {
  auto* const card = new Card(tr("Kept ready"));
  card->set_subtitle(
      tr("The first time a larger model is opened, its weights are put in the order in which they are read. That is kept on "
         "the "
         "disk, so that the next time it opens at once."));
  card->body()->addWidget(prepared_);
  auto* const line = new QHBoxLayout;
  line->addWidget(forget_);
  line->addStretch(1);
  card->body()->addLayout(line);
  forget_->setAccessibleName(tr("Delete the weights that are kept ready"));
  connect(forget_, &QPushButton::clicked, commands_, &HubCommands::forget_prepared);
  return card;
}

void ModelsPage::restyle() {
  const Theme& t = theme();
  layout()->setContentsMargins(t.px(16), t.px(14), t.px(16), t.px(14));
  layout()->setSpacing(t.px(12));
  title_->setFont(t.font(1.3, QFont::DemiBold));
  scroll_->widget()->layout()->setSpacing(t.px(12));
  columns_->setSpacing(t.px(12));
  for (int i = 0; i < columns_->count(); ++i) columns_->itemAt(i)->layout()->setSpacing(t.px(12));
  list_->setSpacing(t.px(12));
  arrange();
}

void ModelsPage::arrange() {
  const bool narrow = width() < theme().px(kNarrow);
  columns_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ModelsPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

// What another program has put there since is seen too.
void ModelsPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  emit commands_->refresh();
}

void ModelsPage::refresh() {
  look_up_->setEnabled(!repository_of(repository_->text()).isEmpty() && !hub_->task().running());
  show_list();
  show_wanted();
}

void ModelsPage::show_list() {
  const HubList& list = hub_->list();
  note_->setVisible(list.models.empty());
  wear(note_, list.error ? "bad" : "muted");
  note_->setText(list.error  ? error_text(*list.error)
                 : list.read ? tr("There are no models. Look one up by its name, or open a folder that has one.")
                             : tr("Looking for models on this computer."));
  QStringList lines;
  for (const ModelPlace& place : list.places)
    lines << tr("%1. %2: %3").arg(QString::number(lines.size() + 1), place_text(place.kind), breakable(place.folder));
  show_with_paths(places_, lines.join(u'\n'));
  prepared_card_->setVisible(list.prepared.files > 0);
  forget_->setEnabled(!hub_->task().running());  // one thing at a time
  show_with_paths(prepared_,
                  tr("%1 in %2. Nothing is lost by deleting them: the next opening takes a moment longer.")
                      .arg(bytes_text(static_cast<double>(list.prepared.bytes)), breakable(list.prepared.folder)));
  make_cards(list.models.size());
  const std::string used = run_->model_status().name.toStdString();
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const InstalledModel& model = list.models[i];
    cards_[i]->show_model(model, hub_->use_name(model) == used, hub_->task().running());
  }
}

// Cards stay where they are, and so does the focus.
void ModelsPage::make_cards(std::size_t count) {
  while (cards_.size() > count) {
    cards_.back()->hide();
    cards_.back()->deleteLater();
    cards_.pop_back();
  }
  while (cards_.size() < count) cards_.push_back(make_card());
}

ModelCard* ModelsPage::make_card() {
  auto* const card = new ModelCard;
  list_->addWidget(card);
  connect(card, &ModelCard::use_wanted, this,
          [this, card] { emit use_wanted(QString::fromStdString(hub_->use_name(card->model()))); });
  connect(card, &ModelCard::download_wanted, this,
          [this, card] { emit commands_->plan(QString::fromStdString(card->model().name)); });
  connect(card, &ModelCard::verify_wanted, this, [this, card] { emit commands_->verify(card->model()); });
  connect(card, &ModelCard::remove_wanted, this, [this, card] { task_->ask_removal(card->model()); });
  // Tab goes as the eye does: the cards, then what is beside them.
  QWidget* before = cards_.empty() ? nullptr : cards_.back()->remove();
  for (QPushButton* const button : {card->use(), card->download(), card->verify(), card->remove()}) {
    setTabOrder(before ? before : task_->last(), button);
    before = button;
  }
  return card;
}

ModelCard* ModelsPage::card(const std::string& name) const {
  const auto found = std::find_if(cards_.begin(), cards_.end(), [&](const ModelCard* c) { return c->model().name == name; });
  return found == cards_.end() ? nullptr : *found;
}

void ModelsPage::show_model(const std::string& name) {
  wanted_ = name;
  show_wanted();
}

void ModelsPage::show_wanted() {
  ModelCard* const found = wanted_.empty() ? nullptr : card(wanted_);
  if (!found || !isVisible()) return;
  wanted_.clear();
  found->focus_first();
  bring_up(found);
}

// Once it has its place.
void ModelsPage::bring_up(QWidget* card) {
  QTimer::singleShot(0, card, [this, card] { scroll_->ensureWidgetVisible(card); });
}

void ModelsPage::plan_typed() {
  const QString name = repository_of(repository_->text());
  if (look_up_->isEnabled() && !name.isEmpty()) emit commands_->plan(name);
}

}  // namespace rowkeeper::views
