// What whoever hears the window is told while this lives, oldest first.
#pragma once

#include <QStringList>
#include <utility>

#include "views/widgets/announce.h"

namespace rowkeeper::views {

class Heard : public QObject {
 public:
  Heard() {
    connect(&announcements(), &Announcements::told, this, [this](const QString& text) { texts_ << text; });
  }
  const QStringList& texts() const { return texts_; }
  QStringList take() { return std::exchange(texts_, {}); }  // and forgets it

 private:
  QStringList texts_;
};

}  // namespace rowkeeper::views
