#include "views/memory/fit_card.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/label_words.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kPause = 900;  // ms

}  // namespace

FitCard::FitCard(Calculator* calculator, QWidget* parent)
    : Card(tr("Does it fit?"), parent),
      calculator_(calculator),
      text_(new QLabel),
      try_(new QLabel(tr("Try:"))),
      links_(new QWidget),
      flow_(new FlowLayout(links_)) {
  text_->setWordWrap(true);
  flow_->setContentsMargins({});
  flow_->addWidget(try_);
  body()->addWidget(text_);
  body()->addWidget(links_);
  connect(calculator_, &Calculator::changed, this, &FitCard::refresh);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &FitCard::restyle);
  pause_.setSingleShot(true);
  pause_.setInterval(kPause);
  connect(&pause_, &QTimer::timeout, this, [this] { announce(this, verdict_.headline + u'\n' + verdict_.text); });
  restyle();
  refresh();
}

void FitCard::tell_soon() { pause_.start(); }

void FitCard::restyle() {
  flow_->set_spacing(theme().px(8), theme().px(2));
  text_->setFont(theme().font(0.95));
}

QPushButton* FitCard::add_button() {
  auto* button = new QPushButton;
  const std::size_t index = buttons_.size();
  button->setProperty("look", "link");
  flow_->addWidget(button);
  connect(button, &QPushButton::clicked, this, [this, index] { calculator_->take(verdict_.links[index].state); });
  buttons_.push_back(button);
  return button;
}

void FitCard::refresh() {
  verdict_ = make_fit_verdict(*calculator_);
  set_title(verdict_.headline);
  set_look(verdict_.fits ? "verdict-good" : "verdict-bad");
  text_->setText(verdict_.text);
  while (buttons_.size() < verdict_.links.size()) add_button();
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    const bool shown = i < verdict_.links.size();
    buttons_[i]->setVisible(shown);
    if (!shown) continue;
    buttons_[i]->setText(verdict_.links[i].text);
    buttons_[i]->setAccessibleName(label_words(verdict_.links[i].text));
    buttons_[i]->setToolTip(verdict_.links[i].explanation);
    describe(buttons_[i], verdict_.links[i].explanation);
  }
  links_->setVisible(!verdict_.links.empty());
}

}  // namespace rowkeeper::views
