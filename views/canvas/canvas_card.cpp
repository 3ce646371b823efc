#include "views/canvas/canvas_card.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_accessible_table.h"
#include "views/canvas/canvas_controls.h"
#include "views/canvas/canvas_legend.h"
#include "views/canvas/triangle_view.h"
#include "views/charts/chart_table.h"
#include "views/charts/save_picture.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

CanvasCard::CanvasCard(RunModel* run, Selection* selection, RunCommands* commands, Findings* findings, QWidget* parent)
    : Card(tr("The cache"), parent),
      canvas_(new CacheCanvas(run, selection)),
      triangle_(new TriangleView(run, findings, commands, selection)) {
  build_header();
  build_body();
  connect(canvas_, &CacheCanvas::attention_wanted, commands, &RunCommands::set_attention);
  connect(canvas_, &CacheCanvas::mode_changed, triangle_,
          [this](CanvasMode mode) { triangle_->setVisible(mode == CanvasMode::attention); });
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &CanvasCard::restyle);
  restyle();
}

void CanvasCard::build_header() {
  header()->addWidget(new ModeControl(canvas_));
  add_menu();
}

void CanvasCard::build_body() {
  auto* const pictures = new QHBoxLayout;
  pictures->addWidget(canvas_, 3);
  pictures->addWidget(triangle_, 2);
  triangle_->hide();
  auto* const below = new QHBoxLayout;
  below->addWidget(new CanvasLegend(canvas_), 1);
  below->addWidget(new ZoomControl(canvas_));
  body()->addLayout(pictures, 1);
  body()->addLayout(below);
}

void CanvasCard::add_menu() {
  auto* const button = new QToolButton;
  button->setText(QStringLiteral("⋯"));
  button->setProperty("look", "quiet");
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolTip(tr("Table, pictures"));
  button->setAccessibleName(tr("Menu of the cache"));
  auto* const menu = new QMenu(button);
  menu->addAction(tr("Show as &table"), this, &CanvasCard::show_as_table);
  menu->addSeparator();
  menu->addAction(tr("Save picture as &PNG…"), this, [this] { save(QStringLiteral("png")); });
  menu->addAction(tr("Save picture as &SVG…"), this, [this] { save(QStringLiteral("svg")); });
  button->setMenu(menu);
  header()->addWidget(button, 0, Qt::AlignTop);
}

void CanvasCard::save(const QString& suffix) {
  ask_where_to_save(this, QStringLiteral("cache"), suffix, [this, suffix](const QString& path) {
    const Picture picture{tr("The cache"), canvas_->size(),
                          [this](QPainter& painter) { canvas_->paint(painter, QRect(QPoint(), canvas_->size())); }};
    return suffix == "svg" ? save_svg(path, picture) : save_png(path, picture);
  });
}

void CanvasCard::show_as_table() {
  const PictureTable cells = canvas_table(canvas_->canvas_data(), *canvas_->table());
  ChartTable table{tr("The cache"), cells.columns, {}};
  for (int row = 0; row < cells.rows; ++row) {
    QVariantList line;
    for (int column = 0; column < static_cast<int>(cells.columns.size()); ++column) line << cells.cell(row, column);
    table.rows.push_back(std::move(line));
  }
  show_table(this, std::move(table));
}

void CanvasCard::restyle() { canvas_->setMinimumHeight(theme().px(180)); }

}  // namespace rowkeeper::views
