#include "views/widgets/picture_accessible.h"

#include <QVariant>
#include <QWidget>
#include <algorithm>

#include "views/widgets/accessible_role.h"
#include "views/widgets/format.h"
#include "views/widgets/picture_cell.h"
#include "views/widgets/picture_reading.h"

namespace rowkeeper::views {

namespace {

constexpr const char* kTable = "accessible_table";
constexpr int kMilliseconds = 300;     // for which what was read holds: a reader asks for many cells at once
constexpr int kMostChildren = 20'000;  // some readers ask for all of them; the others are at their rows and columns

using Reader = std::function<PictureTable()>;

QAccessibleInterface* make_interface(const QString&, QObject* object) {
  auto* widget = qobject_cast<QWidget*>(object);
  return widget && widget->property(kTable).isValid() ? new PictureAccessible(widget) : nullptr;
}

}  // namespace

void set_accessible_table(QWidget* widget, const std::function<PictureTable()>& read) {
  static const bool installed = [] {
    QAccessible::installFactory(make_interface);
    return true;
  }();
  Q_UNUSED(installed)
  widget->setProperty(kTable, QVariant::fromValue<Reader>(read));
}

PictureTable accessible_table(const QWidget* widget) {
  const auto read = widget->property(kTable).value<Reader>();
  return read ? read() : PictureTable{};
}

// The focus before the description: who speaks both says it once.
void tell_reading(QWidget* picture, const QString& text) {
  const QString words = spoken(text);
  if (words == picture->accessibleDescription()) return;
  auto* const face = dynamic_cast<PictureAccessible*>(QAccessible::queryAccessibleInterface(picture));
  if (face && picture->hasFocus()) face->focus_reading(words);
  picture->setAccessibleDescription(words);
}

void describe_reading(QWidget* picture, const QString& text) { describe(picture, spoken(text)); }

void forget_reading(QWidget* picture, const QString& summary) {
  auto* const face = dynamic_cast<PictureAccessible*>(QAccessible::queryAccessibleInterface(picture));
  if (face) face->drop_reading();
  describe(picture, summary);
}

PictureAccessible::~PictureAccessible() {
  for (const QAccessible::Id id : std::as_const(cells_)) QAccessible::deleteAccessibleInterface(id);
  drop_reading();
}

const PictureTable& PictureAccessible::table() const {
  if (fresh_.hasExpired()) {
    table_ = accessible_table(widget());
    fresh_.setRemainingTime(kMilliseconds);
  }
  return table_;
}

bool PictureAccessible::has(int row, int column) const {
  return row >= kHeader && row < rowCount() && column >= 0 && column < columnCount();
}

QString PictureAccessible::cell_text(int row, int column) const {
  if (!has(row, column)) return {};
  return row == kHeader ? table().columns[column] : table().cell(row, column);
}

QAccessibleInterface* PictureAccessible::at(int row, int column) const {
  if (!has(row, column)) return nullptr;
  QAccessible::Id& id = cells_[{row, column}];
  if (id == 0) id = QAccessible::registerAccessibleInterface(new PictureCell(this, row, column));
  return QAccessible::accessibleInterface(id);
}

// Another object each time: what had the focus already is not spoken again.
void PictureAccessible::focus_reading(const QString& words) {
  drop_reading();
  auto* const reading = new PictureReading(this, words);
  reading_ = QAccessible::registerAccessibleInterface(reading);
  QAccessibleEvent event(reading, QAccessible::Focus);
  QAccessible::updateAccessibility(&event);
}

void PictureAccessible::drop_reading() {
  if (reading_ != 0) QAccessible::deleteAccessibleInterface(std::exchange(reading_, 0));
}

QAccessibleInterface* PictureAccessible::focusChild() const {
  return reading_ != 0 && widget()->hasFocus() ? QAccessible::accessibleInterface(reading_) : nullptr;
}

void* PictureAccessible::interface_cast(QAccessible::InterfaceType type) {
  if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
  return QAccessibleWidget::interface_cast(type);
}

// None of a picture on a page that is not shown.
int PictureAccessible::cell_children() const {
  return widget()->isVisible() ? std::min((rowCount() + 1) * columnCount(), kMostChildren) : 0;
}

int PictureAccessible::childCount() const {
  return cell_children() + QAccessibleWidget::childCount() + (reading_ != 0 ? 1 : 0);
}

QAccessibleInterface* PictureAccessible::child(int index) const {
  const int widget = index - cell_children();
  if (widget == QAccessibleWidget::childCount()) return QAccessible::accessibleInterface(reading_);
  if (index < 0 || widget >= 0) return QAccessibleWidget::child(widget);
  return at(index / columnCount() - 1, index % columnCount());
}

int PictureAccessible::indexOfChild(const QAccessibleInterface* child) const {
  const auto* const cell = dynamic_cast<const PictureCell*>(child);
  if (cell) return index_of(cell->row(), cell->column());
  if (dynamic_cast<const PictureReading*>(child)) return childCount() - 1;
  const int widget = QAccessibleWidget::indexOfChild(child);
  return widget < 0 ? -1 : cell_children() + widget;
}

}  // namespace rowkeeper::views
