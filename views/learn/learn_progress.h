// How far the user has come: kept from one start to the next.
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <algorithm>

namespace rowkeeper::views {

class LearnProgress : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  int reached(const QString& lesson) const { return reached_.value(lesson, 0); }  // the step to go on from
  bool done(const QString& lesson) const { return done_.value(lesson, false); }
  // The quiz: which questions were answered, and which of them right at the first try.
  int answered() const { return static_cast<int>(answers_.size()); }
  int right() const { return static_cast<int>(std::count(answers_.begin(), answers_.end(), true)); }

  const QMap<QString, int>& all_reached() const { return reached_; }
  const QMap<QString, bool>& all_done() const { return done_; }
  const QMap<int, bool>& answers() const { return answers_; }
  void set_all(const QMap<QString, int>& reached, const QMap<QString, bool>& done, const QMap<int, bool>& answers) {
    reached_ = reached;
    done_ = done;
    answers_ = answers;
    emit changed();
  }

  void reach(const QString& lesson, int step) {
    reached_[lesson] = step;
    emit changed();
  }
  void finish(const QString& lesson) {
    done_[lesson] = true;
    reached_.remove(lesson);
    emit changed();
  }
  void answer(int question, bool right) {
    if (answers_.contains(question)) return;
    answers_[question] = right;
    emit changed();
  }
  void forget_answers() {
    answers_.clear();
    emit changed();
  }

 signals:
  void changed();

 private:
  QMap<QString, int> reached_;
  QMap<QString, bool> done_;
  QMap<int, bool> answers_;
};

}  // namespace rowkeeper::views
