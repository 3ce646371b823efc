// A window in the place of another one, on the same session: in another language.
#include <algorithm>

#include "app/desktop/learn/app_memory.h"
#include "app/desktop/window/main_window.h"
#include "views/chat/talk_card.h"
#include "views/watch/prompt_box.h"
#include "views/watch/prompt_card.h"
#include "views/watch/prompt_editor.h"
#include "views/widgets/error_text.h"

namespace rowkeeper::app {

MainWindow::OpenLesson MainWindow::close_lesson() {
  OpenLesson open;
  const views::LessonPlayer& player = *learn_->player();
  if (player.lesson()) {
    const std::vector<views::Lesson>& lessons = learn_->lessons();
    const auto found = std::find_if(lessons.begin(), lessons.end(),
                                    [&](const views::Lesson& lesson) { return lesson.id == player.lesson()->id; });
    open = {static_cast<int>(found - lessons.begin()), player.step(), notes_->isVisible()};
  }
  notes_->close();
  leave_lesson();
  return open;
}

// Models tell when they change; what holds already is asked for here.
void MainWindow::go_on(const MainWindow& before, const OpenLesson& lesson) {
  bar_->model_button()->set_request(before.bar_->model_button()->request());
  loaded_ = before.loaded_;
  stands_in_ = before.stands_in_;
  adopt(stage_->parts(), before.stage_->parts());
  if (before.watch_->prompt_card()->editing()) {
    watch_->prompt_card()->edit();
    watch_->prompt_card()->take_prompt(before.watch_->prompt_card()->box()->editor()->text());
  }
  chat_->talk()->line()->setText(before.chat_->talk()->line()->text());
  if (before.stack_->currentWidget() == before.models_) show_models();
  page_before_models_ = before.page_before_models_;
  if (const auto& error = session_.run.status().error) notice_->show_error(views::error_text(*error));
  if (session_.gpu_look.answer()) offer_gpu(*session_.gpu_look.answer());
  may_offer_gpt2_ = before.may_offer_gpt2_;
  consider_offer();
  tell_of_download();
  if (lesson.lesson) learn_->open_lesson(*lesson.lesson, lesson.step);
  if (lesson.notes) show_notes();
}

}  // namespace rowkeeper::app
