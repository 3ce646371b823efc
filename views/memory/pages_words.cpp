#include "views/memory/pages_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <iterator>

#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Pages)
};

QString percent(double share) { return Words::tr("%1 %").arg(QLocale().toString(100 * share, 'f', share < 0.1 ? 1 : 0)); }

int count_of(const ServePicture& picture, ServeState state) {
  return static_cast<int>(std::count_if(picture.conversations.begin(), picture.conversations.end(),
                                        [&](const ServePicture::Conversation& one) { return one.state == state; }));
}

int at_work(const ServePicture& picture) {
  return count_of(picture, ServeState::reading) + count_of(picture, ServeState::answering);
}

}  // namespace

// Blue, rust, green, amber, violet: those of the theme's colours that are told apart best, and none of them like the grey of what is
// free.
QColor conversation_color(int conversation) {
  constexpr int kHues[] = {2, 8, 6, 1, 4};
  return theme().phases[kHues[conversation % static_cast<int>(std::size(kHues))]];
}

QString page_in_words(const ServePicture::Page& page, int index, int page_rows) {
  if (page.conversations.empty()) return Words::tr("Page %1 · free").arg(count_text(index + 1));
  QStringList who;
  for (const int conversation : page.conversations) who << count_text(conversation + 1);
  const QString rows = Words::tr("%1 of %2 rows filled").arg(count_text(page.rows), count_text(page_rows));
  if (who.size() == 1) return Words::tr("Page %1 · conversation %2 · %3").arg(count_text(index + 1), who.front(), rows);
  return Words::tr("Page %1 · shared by conversations %2 · %3").arg(count_text(index + 1), who.join(", "), rows);
}

QString pool_in_words(const ServePicture& picture, int page_rows) {
  int lent = 0, rows = 0;
  for (const ServePicture::Page& page : picture.pages) {
    lent += !page.conversations.empty();
    rows += page.rows;
  }
  return Words::tr("%1 of %2 pages lent, %3 of their %4 rows filled")
      .arg(count_text(lent), count_text(static_cast<std::int64_t>(picture.pages.size())), count_text(rows),
           count_text(std::int64_t{lent} * page_rows));
}

QString lane_headline(Reserve reserve, const ServeLane& lane, int page_rows) {
  QString how =
      reserve == Reserve::paged ? Words::tr("Pages of %n row(s)", nullptr, page_rows) : Words::tr("One piece each");
  if (lane.totals.steps == 0) return how;
  const QString empty = percent(lane.totals.reserved_empty_share);
  if (lane.finished) {
    return Words::tr("%1: at most %n conversation(s) at once, on average %2 of the lent memory empty", nullptr,
                     lane.totals.admitted)
        .arg(how, empty);
  }
  return Words::tr("%1: %n conversation(s) at work, %2 of the lent memory empty so far", nullptr, at_work(lane.picture))
      .arg(how, empty);
}

QString fullest_moment(const ServeLane& lane) {
  return lane.finished ? Words::tr("the fullest moment, step %1").arg(count_text(lane.fullest.step)) : QString();
}

QString lane_figures(const ServeLane& lane) {
  if (lane.totals.steps == 0) return Words::tr("Nobody has come yet.");
  QStringList parts;
  if (const QString moment = fullest_moment(lane); !moment.isEmpty()) parts << moment;
  const int waiting = count_of(lane.picture, ServeState::waiting);
  if (waiting > 0) parts << Words::tr("%n waiting", nullptr, waiting);
  parts << Words::tr("%n finished", nullptr, lane.totals.finished);
  if (lane.totals.cut_short > 0)
    parts << Words::tr("%n of them cut short, as the pool was full", nullptr, lane.totals.cut_short);
  if (lane.totals.failed > 0)
    parts << Words::tr("%n of them ended early, as the arithmetic gave infinity or NaN", nullptr, lane.totals.failed);
  if (lane.totals.preempted > 0) {
    parts << Words::tr("memory taken back %n time(s)", nullptr, lane.totals.preempted)
          << Words::tr("%n row(s) computed again", nullptr, static_cast<int>(lane.totals.rows_rebuilt));
  }
  parts << Words::tr("%n step(s)", nullptr, lane.totals.steps) << token_rate_text(lane.totals.tokens_per_second());
  return parts.join(" · ");
}

QString serving_verdict(const ServeModel& model) {
  const ServeLane &pieces = model.lane(Reserve::contiguous), &pages = model.lane(Reserve::paged);
  if (!pieces.finished || !pages.finished || !model.status().same_answers) return {};
  if (!*model.status().same_answers)
    return Words::tr("The two gave different answers, which must never happen. Please report this.");
  const QString same = Words::tr("Both gave every conversation the same tokens.");
  if (pages.totals.admitted > pieces.totals.admitted) {
    return Words::
        tr("In the same memory, pages let %1 conversations in at once instead of %2, and finished after %3 steps instead "
           "of %4. %5")
            .arg(count_text(pages.totals.admitted), count_text(pieces.totals.admitted), count_text(pages.totals.steps),
                 count_text(pieces.totals.steps), same);
  }
  return Words::tr(
             "This pool lets as many in at once either way. A smaller one, or more conversations, shows the difference. %1")
      .arg(same);
}

}  // namespace rowkeeper::views
