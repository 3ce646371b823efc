// What the page is looking at: one way, perhaps another beside it, and one text. Its cards share it.
#pragma once

#include <QObject>
#include <vector>

#include "views/run/squeeze_model.h"

namespace rowkeeper::views {

inline constexpr int kNoWay = -1;

class SqueezeChoice : public QObject {
  Q_OBJECT
 public:
  explicit SqueezeChoice(const SqueezeModel* squeeze, QObject* parent = nullptr);
  int way() const { return way_; }
  int beside() const { return beside_; }  // kNoWay, or another way
  std::vector<int> ways() const;          // one or both
  int text() const { return text_; }
  bool only_wrong() const { return only_wrong_; }
  // Those that can be gone through: all, or those that the way got wrong.
  const std::vector<int>& texts() const { return texts_; }
  int place() const;  // of text() in texts(); -1: it is not among them

  // Choosing the one that stands beside: they change places.
  void choose_way(int way);
  void choose_beside(int way);
  void choose_text(int text);
  void set_only_wrong(bool only_wrong);
  // What another one of the session looks at.
  void take_over(const SqueezeChoice& other);
  // To the next or the previous one of texts(), round the ends.
  void go(int by);

 signals:
  void changed();

 private:
  void take_texts();
  const SqueezeModel* squeeze_;
  int way_, beside_ = kNoWay, text_ = 0;
  bool only_wrong_ = false;
  std::vector<int> texts_;
};

// The texts that a way got wrong, or all.
std::vector<int> texts_to_see(const SqueezeModel& squeeze, int way, bool only_wrong);

}  // namespace rowkeeper::views
