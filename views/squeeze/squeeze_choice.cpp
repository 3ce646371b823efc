#include "views/squeeze/squeeze_choice.h"

#include <algorithm>

namespace rowkeeper::views {

namespace {

// The first of the ways that throw rows away: where an answer is lost, there is something to see.
constexpr int kFirstWay = 4;

}  // namespace

std::vector<int> texts_to_see(const SqueezeModel& squeeze, int way, bool only_wrong) {
  std::vector<int> texts;
  for (int text = 0; text < squeeze.texts(); ++text) {
    const SqueezeItem* const item = squeeze.item(way, text);
    if (!only_wrong || (item && !item->found.right)) texts.push_back(text);
  }
  return texts;
}

SqueezeChoice::SqueezeChoice(const SqueezeModel* squeeze, QObject* parent)
    : QObject(parent), squeeze_(squeeze), way_(kFirstWay) {
  connect(squeeze_, &SqueezeModel::basis_changed, this, [this] {
    text_ = 0;
    take_texts();
    emit changed();
  });
  connect(squeeze_, &SqueezeModel::results_changed, this, &SqueezeChoice::take_texts);
  take_texts();
}

void SqueezeChoice::take_texts() { texts_ = texts_to_see(*squeeze_, way_, only_wrong_); }

std::vector<int> SqueezeChoice::ways() const {
  return beside_ == kNoWay ? std::vector<int>{way_} : std::vector<int>{way_, beside_};
}

int SqueezeChoice::place() const {
  const auto at = std::find(texts_.begin(), texts_.end(), text_);
  return at == texts_.end() ? -1 : static_cast<int>(at - texts_.begin());
}

void SqueezeChoice::choose_way(int way) {
  if (way == way_) return;
  if (way == beside_) beside_ = way_;
  way_ = way;
  take_texts();
  emit changed();
}

void SqueezeChoice::choose_beside(int way) {
  if (way == way_) way = kNoWay;
  if (way == beside_) return;
  beside_ = way;
  emit changed();
}

void SqueezeChoice::choose_text(int text) {
  if (text == text_) return;
  text_ = text;
  emit changed();
}

void SqueezeChoice::set_only_wrong(bool only_wrong) {
  if (only_wrong == only_wrong_) return;
  only_wrong_ = only_wrong;
  take_texts();
  if (place() < 0 && !texts_.empty()) text_ = texts_.front();
  emit changed();
}

void SqueezeChoice::take_over(const SqueezeChoice& other) {
  way_ = other.way_;
  beside_ = other.beside_;
  text_ = other.text_;
  only_wrong_ = other.only_wrong_;
  texts_ = other.texts_;
  emit changed();
}

void SqueezeChoice::go(int by) {
  if (texts_.empty()) return;
  const int count = static_cast<int>(texts_.size());
  int at = place();
  if (at >= 0) {
    at = (at + by + count) % count;
  } else {
    // From a text that is not among them, to the nearest in that direction.
    const auto after = std::lower_bound(texts_.begin(), texts_.end(), text_);
    at = (static_cast<int>(after - texts_.begin()) + (by > 0 ? 0 : -1) + count) % count;
  }
  choose_text(texts_[static_cast<std::size_t>(at)]);
}

}  // namespace rowkeeper::views
