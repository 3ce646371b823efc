#include "views/widgets/picture_reading.h"

namespace rowkeeper::views {

QAccessible::State PictureReading::state() const {
  QAccessible::State state = picture_->state();
  state.invalid = !isValid();
  state.focused = picture_->focusChild() == this;
  state.readOnly = true;
  return state;
}

}  // namespace rowkeeper::views
