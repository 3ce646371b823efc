#include "views/learn/handout_chips.h"

#include <QCoreApplication>
#include <algorithm>

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Handout)
};

constexpr double kPad = 4, kAcross = 2.5, kDown = 3, kLine = 13;

// Puts chips one after the other.
class Flow {
 public:
  Flow(const HandoutFonts& fonts, QPointF place, double width) : fonts_(fonts), place_(place), width_(width) {}

  QSizeF size(const QString& text) const {
    return {std::min(width_, fonts_.width(HandoutFont::token, text) + 2 * kPad), kLine};
  }
  // Where the next one stands.
  QRectF next(const QString& text) {
    const QSizeF chip = size(text);
    if (x_ > 0 && x_ + chip.width() > width_) new_line();
    const QRectF rect(place_ + QPointF(x_, line_ * (kLine + kDown)), chip);
    x_ += chip.width() + kAcross;
    return rect;
  }
  void new_line() {
    if (x_ > 0) ++line_;
    x_ = 0;
  }
  int line() const { return line_; }
  double height() const { return (line_ + (x_ > 0 ? 1 : 0)) * (kLine + kDown); }

 private:
  const HandoutFonts& fonts_;
  QPointF place_;
  double width_;
  double x_ = 0;
  int line_ = 0;
};

// How many tokens, from the end, go into one line.
int last_line(const QStringList& tokens, const Flow& flow, double width) {
  double used = 0;
  int count = 0;
  for (qsizetype i = tokens.size() - 1; i >= 0; --i) {
    used += flow.size(tokens[i]).width() + (count > 0 ? kAcross : 0);
    if (used > width) break;
    ++count;
  }
  return std::max(1, count);
}

// How many tokens go into the first lines, from the start.
int first_lines(const QStringList& tokens, Flow flow, int lines) {
  int count = 0;
  for (const QString& token : tokens) {
    flow.next(token);
    if (flow.line() >= lines) break;
    ++count;
  }
  return count;
}

}  // namespace

HandoutChips arrange_chips(const QStringList& tokens, bool made, const HandoutFonts& fonts, QPointF place, double width,
                           int lines) {
  HandoutChips all;
  Flow flow(fonts, place, width);
  const auto add = [&](int first, int end) {
    for (int i = first; i < end; ++i) {
      const QRectF rect = flow.next(tokens[i]);
      all.chips.push_back({rect, fonts.elided(HandoutFont::token, tokens[i], rect.width() - kPad), made});
    }
  };
  const int count = static_cast<int>(tokens.size());
  if (first_lines(tokens, flow, lines) == count) {
    add(0, count);
  } else {
    const int head = first_lines(tokens, flow, lines - 2), tail = std::min(count - head, last_line(tokens, flow, width));
    add(0, head);
    flow.new_line();
    const QString text = Words::tr("… %Ln more token(s) …", nullptr, count - head - tail);
    all.left_out.push_back({.rect = {flow.next(text).topLeft(), QSizeF(width, kLine)},
                            .text = text,
                            .font = HandoutFont::small,
                            .ink = HandoutInk::muted,
                            .alignment = Qt::AlignLeft | Qt::AlignVCenter});
    flow.new_line();
    add(count - tail, count);
  }
  all.height = flow.height();
  return all;
}

}  // namespace rowkeeper::views
