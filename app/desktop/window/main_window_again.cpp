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

// A lesson that is left brings back what it had taken the place of.
MainWindow::Unfinished MainWindow::put_down() {
  Unfinished unfinished;
  views::PromptCard& prompt = *watch_->prompt_card();
  if (prompt.editing()) unfinished.prompt = prompt.box()->editor()->text();
  const views::LessonPlayer& player = *learn_->player();
  if (player.lesson()) {
    const std::vector<views::Lesson>& lessons = learn_->lessons();
    const auto found = std::find_if(lessons.begin(), lessons.end(),
                                    [&](const views::Lesson& lesson) { return lesson.id == player.lesson()->id; });
    unfinished.lesson = static_cast<int>(found - lessons.begin());
    unfinished.step = player.step();
    unfinished.notes = notes_->isVisible();
  }
  notes_->close();
  leave_lesson();
  return unfinished;
}

// Models tell when they change; what holds already is asked for here.
void MainWindow::go_on(const MainWindow& before, const Unfinished& unfinished) {
  bar_->model_button()->set_request(before.bar_->model_button()->request());
  loaded_ = before.loaded_;
  stands_in_ = before.stands_in_;
  adopt(stage_->parts(), before.stage_->parts());
  if (unfinished.prompt) {
    watch_->prompt_card()->edit();
    watch_->prompt_card()->take_prompt(*unfinished.prompt);
  }
  chat_->talk()->line()->setText(before.chat_->talk()->line()->text());
  if (before.stack_->currentWidget() == before.models_) show_models();
  page_before_models_ = before.page_before_models_;
  if (const auto& error = session_.run.status().error) notice_->show_error(views::error_text(*error));
  if (session_.gpu_look.answer()) offer_gpu(*session_.gpu_look.answer());
  may_offer_gpt2_ = before.may_offer_gpt2_;
  consider_offer();
  tell_of_download();
  if (unfinished.lesson) learn_->open_lesson(*unfinished.lesson, unfinished.step);
  if (unfinished.notes) show_notes();
}

}  // namespace rowkeeper::app
