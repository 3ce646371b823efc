#include "views/watch/prompt_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <algorithm>

#include "views/watch/chip_area.h"
#include "views/watch/control_parts.h"
#include "views/watch/prompt_editor.h"
#include "views/watch/ribbon_text.h"
#include "views/widgets/announce.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

namespace {

constexpr int kMostChips = 1024;  // a whole context; nobody reads more
constexpr int kPaleDelay = 150;   // ms
constexpr int kPause = 700;       // ms

}  // namespace

PromptBox::PromptBox(PromptModel* prompt, RunModel* run, QWidget* parent)
    : QWidget(parent),
      prompt_(prompt),
      run_(run),
      editor_(new PromptEditor),
      chips_(new ChipArea(tr("Tokens of the prompt"))),
      count_(new QLabel),
      hint_(new QLabel),
      use_(new QPushButton(tr("Use this prompt"))),
      cancel_(new QPushButton(tr("Cancel"))) {
  build();
  connect_all();
  restyle();
  refresh();
}

void PromptBox::build() {
  editor_->setAccessibleName(tr("Prompt"));
  editor_->setAccessibleDescription(tr("The text that the model goes on with. Control and Enter use it."));
  editor_->setPlaceholderText(tr("The text that the model goes on with"));
  editor_->setTabChangesFocus(true);
  editor_->set_text(prompt_->text());
  chips_->set_lines(2, 3);
  chips_->set_describer([this](int row) {
    if (row >= static_cast<int>(prompt_->tokens().size())) return QString();  // other chips are on their way
    const RecordedToken& token = prompt_->tokens()[static_cast<std::size_t>(row)];
    return tr("Row %1: %2\nToken %3\nBytes %4")
        .arg(QLocale().toString(row), token_text(token.bytes), QLocale().toString(token.id.value()), hex_bytes(token.bytes));
  });
  count_->setWordWrap(true);
  hint_->setWordWrap(true);
  hint_->setProperty("look", "muted");
  use_->setProperty("look", "primary");
  use_->setToolTip(tr("Starts a new run with this prompt (Ctrl+Enter)"));
  cancel_->setToolTip(tr("Goes back to the run as it is (Esc)"));
  auto* below = new QHBoxLayout;
  below->addWidget(count_, 1);
  below->addWidget(cancel_);
  below->addWidget(use_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(editor_);
  all->addWidget(chips_, 1);
  all->addWidget(hint_);
  all->addLayout(below);
}

void PromptBox::connect_all() {
  connect(editor_, &QPlainTextEdit::textChanged, this, &PromptBox::take_text);
  connect(prompt_, &PromptModel::text_changed, this, &PromptBox::show_text);
  connect(prompt_, &PromptModel::changed, this, &PromptBox::refresh);
  connect(run_, &RunModel::started, this, &PromptBox::show_count);
  connect(use_, &QPushButton::clicked, this, &PromptBox::use);
  connect(cancel_, &QPushButton::clicked, this, &PromptBox::cancelled);
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
    connect(new QShortcut(QKeySequence(Qt::CTRL | key), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, this, &PromptBox::use);
  pale_.setSingleShot(true);
  pale_.setInterval(kPaleDelay);
  connect(&pale_, &QTimer::timeout, this, [this] { chips_->set_paler(true); });
  pause_.setSingleShot(true);
  pause_.setInterval(kPause);
  connect(&pause_, &QTimer::timeout, this, &PromptBox::tell);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &PromptBox::restyle);
}

void PromptBox::restyle() {
  const Theme& t = theme();
  layout()->setSpacing(t.px(8));
  editor_->setFont(t.font(1.05));
  editor_->setTabStopDistance(4 * editor_->fontMetrics().horizontalAdvance(u' '));
  editor_->setFixedHeight(8 * editor_->fontMetrics().lineSpacing() + t.px(16));
  show_hint();
}

QString PromptBox::count_text() const { return count_->text(); }
QString PromptBox::hint_text() const { return hint_->isHidden() ? QString() : hint_->text(); }

int PromptBox::context() const { return run_->recording().model.shape.positions; }

bool PromptBox::has_error() const {
  if (prompt_->busy()) return false;
  return prompt_->error() || (context() > 0 && prompt_->token_count() > context());
}

// The text may be long: it is copied once for each key, and never compared with what it came from.
void PromptBox::take_text() {
  taking_ = true;
  prompt_->set_text(editor_->text());
  taking_ = false;
}

void PromptBox::show_text() {
  if (!taking_) editor_->set_text(prompt_->text());
}

void PromptBox::refresh() {
  show_chips();
  show_count();
  show_hint();
  use_->setEnabled(!has_error());
  pause_.start();
}

QString PromptBox::trouble() const { return has_error() ? count_text() : hint_text(); }

// What was said before is no news.
void PromptBox::tell() {
  if (prompt_->busy() || trouble() == told_) return;
  told_ = trouble();
  if (editor_->hasFocus()) announce(this, told_);
}

void PromptBox::show_chips() {
  if (prompt_->busy()) {
    if (!pale_.isActive()) pale_.start();
    return;
  }
  pale_.stop();
  chips_->set_paler(false);
  const std::vector<RecordedToken>& tokens = prompt_->tokens();
  const std::size_t most = std::min<std::size_t>(tokens.size(), kMostChips);
  std::size_t same = 0;
  while (same < most && same < shown_.size() && tokens[same].id == shown_[same]) ++same;
  shown_.resize(same);
  std::vector<Chip> chips;
  for (std::size_t i = same; i < most; ++i) {
    shown_.push_back(tokens[i].id);
    chips.push_back({token_text(tokens[i].bytes)});
  }
  chips_->replace_from(static_cast<int>(same), std::move(chips));
  chips_->set_more(prompt_->token_count() - static_cast<int>(most));
}

void PromptBox::show_count() {
  if (prompt_->busy()) return;  // the old count stays until the new one is there
  const int tokens = prompt_->token_count();
  QString text;
  if (prompt_->error()) {
    text = error_text(*prompt_->error());
  } else if (has_error()) {
    text = error_text({ErrorCode::prompt_too_long, {std::to_string(tokens), std::to_string(context())}});
  } else if (context() == 0) {
    text = tr("%Ln tokens", nullptr, tokens);
  } else {
    // The token that a full context yields needs no row of its own.
    const int most = context() - std::max(1, tokens) + 1;
    text = tr("%1 of %2 tokens; at most %3 can be generated")
               .arg(QLocale().toString(tokens), QLocale().toString(context()), QLocale().toString(most));
  }
  count_->setText(text);
  wear(count_, has_error() ? "bad" : "muted");
}

void PromptBox::show_hint() {
  const QString& text = prompt_->text();
  QString hint;
  if (text.isEmpty()) {
    hint = tr("An empty prompt: the run starts from the end-of-text token.");
  } else if (text.endsWith(u'\n')) {
    hint = tr("The prompt ends with a line break (\\n): it is part of what the model reads.");
  } else if (text.back().isSpace()) {
    hint = tr("The prompt ends with a space (·). Words bring their own space along, so the model may stumble here.");
  }
  hint_->setText(hint);
  hint_->setVisible(!hint.isEmpty());
}

void PromptBox::use() {
  if (has_error()) return announce(this, count_text());
  emit use_wanted();
}

}  // namespace rowkeeper::views
