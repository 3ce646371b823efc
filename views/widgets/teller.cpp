#include "views/widgets/teller.h"

#include <utility>

namespace rowkeeper::views {

Teller::Teller(QObject* parent, std::chrono::milliseconds opening) : QObject(parent) {
  opening_.setSingleShot(true);
  opening_.setInterval(opening);
  connect(&opening_, &QTimer::timeout, this, &Teller::go_on);
}

void Teller::set_in_front(bool in_front) {
  in_front_ = in_front;
  go_on();
}

void Teller::take(const QString& text) {
  if (opened_ && !in_front_) waiting_.clear();
  waiting_ << text;
  go_on();
}

void Teller::go_on() {
  if (!in_front_ || waiting_.isEmpty()) return;
  if (!std::exchange(opened_, true)) opening_.start();
  if (opening_.isActive()) return;
  for (const QString& text : std::exchange(waiting_, {})) emit told(text);
}

}  // namespace rowkeeper::views
