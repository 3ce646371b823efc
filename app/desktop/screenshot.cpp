#include "app/desktop/screenshot.h"

#include <QApplication>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <utility>

#include "app/desktop/offscreen_window.h"
#include "core/base/atomic_file.h"
#include "views/chat/prepared_documents.h"
#include "views/race/race_settings.h"
#include "views/squeeze/left_rows_card.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/widgets/format.h"

namespace rowkeeper::app {

using views::RunPhase;

namespace {

// Takes the picture once the page has shown all that was asked for.
class Photographer : public QObject {
  Q_DECLARE_TR_FUNCTIONS(Photographer)
 public:
  Photographer(MainWindow& window, const ScreenshotOptions& picture) : window_(window), picture_(picture) {
    views::RunModel& run = window_.session().run;
    connect(&run, &views::RunModel::model_status_changed, this, &Photographer::look_at_model);
    connect(&run, &views::RunModel::status_changed, this, &Photographer::look_at_run);
    connect(&window_.session().race, &views::RaceModel::status_changed, this, &Photographer::look_at_race);
    connect(&window_.session().squeeze, &views::SqueezeModel::basis_changed, this, &Photographer::try_squeezing);
    connect(&window_.session().squeeze, &views::SqueezeModel::status_changed, this, &Photographer::look_at_squeeze);
    connect(&window_.session().squeeze, &views::SqueezeModel::rows_changed, this, &Photographer::look_at_squeezed_rows);
    connect(&window_.session().findings, &views::Findings::check_changed, this, &Photographer::look_at_check);
    connect(&window_.session().serve, &views::ServeModel::lanes_changed, this, &Photographer::look_at_conversations);
    connect(&window_.session().serve, &views::ServeModel::status_changed, this, &Photographer::look_at_conversations);
    connect(&window_.session().chat, &views::ChatModel::changed, this, &Photographer::look_at_chat);
    connect(window_.learn_panel().player(), &views::LessonPlayer::changed, this, &Photographer::look_at_lesson);
    connect(&run, &views::RunModel::model_status_changed, this, &Photographer::look_at_models);
    connect(&window_.session().hub, &views::HubModel::list_changed, this, &Photographer::look_at_models);
  }

  void begin() {
    limit_picture_time(this);
    Session& session = window_.session();
    views::RunRequest request = session.settings.request();
    request.cache = picture_.cache;
    request.tokens = std::max(1, picture_.steps);
    session.settings.set_request(request);
    emit session.commands.set_speed(0);
    session.prompt.set_text(QString::fromStdString(request.prompt));
    emit session.commands.restart(request);
    if (picture_.page == "race") window_.race_page().settings()->set_tokens(request.tokens);
  }

 private:
  void look_at_model() {
    if (const auto& error = window_.session().run.model_status().error) QApplication::exit(picture_failed(*error));
  }

  void look_at_run() {
    const views::RunStatus& status = window_.session().run.status();
    if (status.error) QApplication::exit(picture_failed(*status.error));
    const bool needs_run = picture_.page == "watch" || picture_.page == "memory";
    if (!needs_run || started_ || status.phase != RunPhase::paused) return;
    started_ = true;
    if (picture_.steps == 0) return shoot_soon();
    if (picture_.page == "memory") return window_.memory_page().press_serve();
    emit window_.session().commands.play();
  }

  void look_at_check() {
    using State = views::CheckState::State;
    const State state = window_.session().findings.check().state;
    const bool finished = window_.session().run.status().phase == RunPhase::finished;
    if (picture_.page == "watch" && finished && (state == State::done || state == State::failed)) shoot_soon();
  }

  void look_at_conversations() {
    const views::ServeModel& serve = window_.session().serve;
    if (serve.status().error) QApplication::exit(picture_failed(*serve.status().error));
    if (picture_.page != "memory" || shooting_) return;
    const bool finished = serve.status().phase == views::ServeStatus::Phase::finished;
    if (!finished && serve.lane(Reserve::paged).totals.steps < picture_.steps) return;
    if (picture_.steps == 0 || serve.lane(Reserve::paged).totals.steps == 0) return;
    emit window_.session().commands.pause_serving();
    shoot_soon();
  }

  void look_at_race() {
    using Phase = views::RaceStatus::Phase;
    const views::RaceStatus& status = window_.session().race.status();
    if (picture_.page != "race") return;
    if (status.error) QApplication::exit(picture_failed(*status.error));
    if (status.phase == Phase::ready && !started_) {
      started_ = true;
      picture_.steps == 0 ? shoot_soon() : emit window_.session().commands.race();
    }
    if (status.phase == Phase::finished) shoot_soon();
  }

  // Every way that the model allows, so that the chart has its dots. No steps: nothing is tried.
  void try_squeezing() {
    if (picture_.page != "squeeze" || !window_.session().squeeze.basis().ready) return;
    if (picture_.steps == 0) return look_at_squeezed_rows();
    std::fprintf(stderr, "rowkeeper: %s\n",
                 qPrintable(tr("The picture waits until every way has been asked all questions, a minute or more. "
                               "With --steps 0 none is.")));
    std::vector<int> ways(views::kSqueezeWays);
    std::iota(ways.begin(), ways.end(), 0);
    emit window_.session().commands.try_squeezing(ways);
  }

  void look_at_squeeze() {
    const views::SqueezeStatus& status = window_.session().squeeze.status();
    if (picture_.page != "squeeze") return;
    if (status.error) QApplication::exit(picture_failed(*status.error));
    started_ |= status.running();
    if (!started_ || status.running()) return;
    window_.squeeze_page().choice()->set_only_wrong(true);  // there is more to see
    look_at_squeezed_rows();
  }

  void look_at_squeezed_rows() {
    const bool tried = picture_.steps == 0 || (started_ && !window_.session().squeeze.status().running());
    if (picture_.page == "squeeze" && tried && window_.squeeze_page().rows()->current()) shoot_soon();
  }

  // Asks all that the prepared document is asked, and waits for what is measured beside.
  void look_at_chat() {
    using Phase = views::ChatState::Phase;
    const views::ChatState& state = window_.session().chat.state();
    if (picture_.page != "chat") return;
    if (state.error) QApplication::exit(picture_failed(*state.error));
    if (state.phase != Phase::ready) return;
    const QStringList questions = views::prepared_questions(QString::fromStdString(state.document));
    const auto asked = static_cast<qsizetype>(state.talk().turns.size());
    if (!started_ && asked == 0) emit window_.session().chat_commands.set_retain(picture_.cache);
    started_ = true;
    if (asked_ < questions.size() && asked_ == asked) emit window_.session().chat_commands.ask(questions[asked_++]);
    const auto measured =
        std::ranges::count_if(state.talk().turns, [](const auto& turn) { return turn.other_seconds.has_value(); });
    if (measured == questions.size()) shoot_soon();
  }

  void look_at_models() {
    const bool ready = window_.session().run.model_status().state == views::ModelStatus::State::ready;
    if (picture_.page == "learn" && ready && !std::exchange(started_, true)) return begin_lesson();
    if (picture_.page == "models" && ready && window_.session().hub.list().read) shoot_soon();
  }

  // A lesson's step, once the app has done what it begins with; with "answered", once all is said.
  void begin_lesson() {
    const QStringList place = picture_.place;
    if (place.isEmpty()) return shoot_soon();
    window_.learn_panel().open_lesson(place[0].toInt() - 1, place.value(1, QStringLiteral("1")).toInt() - 1);
  }

  void look_at_lesson() {
    using Phase = views::LessonPlayer::Phase;
    views::LessonPlayer& player = *window_.learn_panel().player();
    if (player.phase() == Phase::failed) QApplication::exit(picture_failed(player.failure()));
    const bool answered = picture_.place.value(2) == QStringLiteral("answered");
    if (player.phase() == Phase::open && answered) {
      QTimer::singleShot(0, &player, [&player] {
        player.choices().isEmpty() ? player.guess(player.current().question->guess->least) : player.choose(0);
      });
    } else if (player.phase() == Phase::open || player.phase() == Phase::revealed) {
      shoot_soon();
    }
  }

  // Views draw at most some times a second while a run is fast: let them catch up.
  void shoot_soon() {
    if (shooting_) return;
    shooting_ = true;
    constexpr int kMilliseconds = 700;
    QTimer::singleShot(kMilliseconds, this, [this] { QApplication::exit(save_picture(window_, picture_.file) ? 0 : 1); });
  }

  MainWindow& window_;
  ScreenshotOptions picture_;
  bool started_ = false, shooting_ = false;
  qsizetype asked_ = 0;  // questions
};

// What is wrong with LESSON:STEP:answered; nothing if it is there.
QString place_fault(const views::LearnPanel& learn, const ScreenshotOptions& picture) {
  const QStringList& place = picture.place;
  if (place.isEmpty()) return {};
  if (picture.page != QStringLiteral("learn"))
    return Photographer::tr("Only the page learn has lessons: learn:LESSON:STEP.");
  const auto lessons = static_cast<int>(learn.lessons().size());
  const int lesson = place[0].toInt();
  if (lesson < 1 || lesson > lessons + 1)
    return Photographer::tr("There is no lesson '%1'; they are 1 to %2, and %3 is the quiz.")
        .arg(place[0], QString::number(lessons), QString::number(lessons + 1));
  const views::Lesson& wanted = lesson > lessons ? learn.quiz() : learn.lessons()[static_cast<std::size_t>(lesson) - 1];
  const auto steps = static_cast<int>(wanted.steps.size());
  const int step = place.value(1, QStringLiteral("1")).toInt();
  if (step < 1 || step > steps)
    return Photographer::tr("Lesson %1 has no step '%2'; they are 1 to %3.")
        .arg(QString::number(lesson), place[1], QString::number(steps));
  if (place.size() > 3 || (place.size() == 3 && place[2] != QStringLiteral("answered")))
    return Photographer::tr("After the step only ':answered' can stand.");
  return {};
}

}  // namespace

int take_screenshot(const Options& options) {
  const ScreenshotOptions& picture = *options.screenshot;
  OffscreenWindow offscreen(picture);
  MainWindow& window = offscreen.window();
  if (!window.show_page(picture.page)) {
    return picture_failed(QApplication::translate("Screenshot", "There is no page '%1'; there are: %2.")
                              .arg(picture.page, window.page_names().join(", ")),
                          true);
  }
  if (const QString fault = place_fault(window.learn_panel(), picture); !fault.isEmpty()) return picture_failed(fault, true);
  if (const Result<void> place = check_writable(picture.file.toStdString()); !place) return picture_failed(place.error());
  Photographer photographer(window, picture);
  offscreen.begin(options);
  photographer.begin();
  return QApplication::exec();
}

}  // namespace rowkeeper::app
