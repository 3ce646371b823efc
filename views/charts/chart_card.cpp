#include "views/charts/chart_card.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <utility>

#include "views/charts/chart_painting.h"

namespace rowkeeper::views {

ChartCard::ChartCard(const QString& title, const QString& file_name, ChartData contents, QWidget* parent)
    : Card(title, parent),
      title_(title),
      chart_(new Chart(std::move(contents), [this](NearPoint point) { return describe(point); })),
      throttle_(
          kChartRedraws, [this] { refresh(); }, this) {
  chart_->setAccessibleName(title);
  chart_->set_table([this] { return picture_table(table()); });
  body()->addWidget(chart_, 1);
  add_menu(file_name);
}

void ChartCard::add_menu(const QString& file_name) {
  auto* button = new QToolButton;
  button->setText(QStringLiteral("⋯"));
  button->setProperty("look", "quiet");
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolTip(tr("Table, pictures, numbers"));
  button->setAccessibleName(tr("Menu of the chart: %1").arg(title_));
  auto* menu = new QMenu(button);
  fill_menu(menu, file_name);
  button->setMenu(menu);
  header()->addWidget(button, 0, Qt::AlignTop);
}

void ChartCard::fill_menu(QMenu* menu, const QString& file_name) {
  menu->addAction(tr("Show as &table"), this, [this] { show_table(this, table()); });
  menu->addSeparator();
  menu->addAction(tr("Save picture as &PNG…"), this, [this, file_name] {
    ask_where_to_save(this, file_name, QStringLiteral("png"),
                      [this](const QString& path) { return save_png(path, picture()); });
  });
  menu->addAction(tr("Save picture as &SVG…"), this, [this, file_name] {
    ask_where_to_save(this, file_name, QStringLiteral("svg"),
                      [this](const QString& path) { return save_svg(path, picture()); });
  });
  menu->addAction(tr("Save numbers as &CSV…"), this, [this, file_name] {
    ask_where_to_save(this, file_name, QStringLiteral("csv"),
                      [this](const QString& path) { return save_bytes(path, to_csv(table())); });
  });
  menu->addSeparator();
  QAction* reset = menu->addAction(tr("Show &everything again"), chart_, &Chart::reset_zoom);
  reset->setEnabled(false);
  connect(chart_, &Chart::zoomed_changed, reset, &QAction::setEnabled);
}

void ChartCard::set_explanation(const QString& text) {
  explanation_ = text;
  set_subtitle(text);
}

Picture ChartCard::picture() const {
  const int pad = theme().px(14), width = chart_->width() + 2 * pad;
  const QRect text_room(pad, 0, chart_->width(), 10000);
  const QFont title_font = theme().font(1.08, QFont::DemiBold), text_font = theme().font();
  const int title = QFontMetrics(title_font).height();
  const int text = QFontMetrics(text_font).boundingRect(text_room, Qt::TextWordWrap, explanation_).height();
  const int top = pad + title + text + pad / 2;
  const auto paint = [this, pad, width, title, text, top, title_font, text_font](QPainter& painter) {
    painter.fillRect(0, 0, width, top + chart_->height() + pad, theme().card);
    painter.setFont(title_font);
    painter.setPen(theme().text);
    painter.drawText(QRect(pad, pad, width - 2 * pad, title), Qt::AlignLeft | Qt::AlignAbsolute, title_);
    painter.setFont(text_font);
    painter.setPen(theme().muted);
    painter.drawText(QRect(pad, pad + title, width - 2 * pad, text), Qt::TextWordWrap, explanation_);
    chart_->QGraphicsView::render(&painter, QRectF(pad, top, chart_->width(), chart_->height()));
  };
  return {title_, {width, top + chart_->height() + pad}, paint};
}

}  // namespace rowkeeper::views
