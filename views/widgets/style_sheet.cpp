#include "views/widgets/style_sheet.h"

#include <QApplication>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

// {name} stands for a colour of the theme, [n] for a length of n.
constexpr const char* kSheet = R"(
QFrame[look="card"] { background: {card}; border: 1px solid {border}; border-radius: [8]px; }
QFrame[look="verdict-good"] { background: {good_soft}; border: 1px solid {good}; border-radius: [8]px; }
QFrame[look="verdict-bad"] { background: {bad_soft}; border: 1px solid {bad}; border-radius: [8]px; }
QFrame[look="card"]:focus, QFrame[look="verdict-good"]:focus, QFrame[look="verdict-bad"]:focus { border: 1px solid {accent}; }
QFrame[look="question"] { background: {newest_soft}; border: 1px solid {newest}; border-radius: [8]px; }
QFrame[look="bar"] { background: {card}; border: none; border-bottom: 1px solid {border}; }
QFrame[look="rail"] { background: {card}; border: none; border-right: 1px solid {border}; }
QFrame[look="verdict-good"] > QLabel[look="title"] { color: {good}; }
QFrame[look="verdict-bad"] > QLabel[look="title"] { color: {bad}; }
QProgressBar { background: {grid}; border: none; border-radius: [3]px; min-height: [6]px; max-height: [6]px; }
QProgressBar::chunk { background: {accent}; border-radius: [3]px; }
QLabel[look="brand"] { font-size: {brand}pt; font-weight: 700; }
QLabel[look="title"] { font-size: {title}pt; font-weight: 600; }
QLabel[look="heading"] { font-size: {heading}pt; font-weight: 600; }
QLabel[look="strong"] { font-weight: 600; }
QLabel[look="muted"] { color: {muted}; }
QLabel[look="good"] { color: {good}; font-weight: 600; }
QLabel[look="bad"] { color: {bad}; font-weight: 600; }
QLabel[look="bubble-question"] { background: {accent_soft}; border-radius: [9]px; padding: [5]px [10]px; }
QLabel[look="bubble-answer"] { background: {chip}; border-radius: [9]px; padding: [5]px [10]px; }
QPushButton { background: {card}; color: {text}; border: 1px solid {border}; border-radius: [6]px; padding: [6]px [14]px; }
QPushButton:hover { background: {hover}; }
QPushButton:pressed { background: {accent_soft}; }
QPushButton:disabled { color: {stale}; border-color: {grid}; }
QPushButton:focus { border: 2px solid {accent}; padding: [5]px [13]px; }
QPushButton[look="primary"] { background: {accent}; color: {on_accent}; border: 1px solid {accent}; font-weight: 600; }
QPushButton[look="primary"]:hover { background: {accent_strong}; }
QPushButton[look="primary"]:disabled { background: {stale}; border-color: {stale}; color: {card}; }
QPushButton[look="primary"]:focus { border: 2px solid {text}; }
QPushButton[look="link"], QToolButton[look="link"] { border: 1px solid transparent; background: transparent; color: {accent};
  font-weight: 600; padding: [2]px [3]px; text-align: left; }
QPushButton[look="link"]:focus { border: 1px solid {accent}; }
QPushButton[look="link"]:disabled { color: {muted}; }
QToolButton[look="quiet"] { border: 1px solid transparent; border-radius: [6]px; padding: [5]px [8]px; color: {text};
  background: transparent; }
QToolButton[look="quiet"]:hover, QToolButton[look="nav"]:hover { background: {hover}; }
QToolButton[look="quiet"]:checked { background: {accent_soft}; color: {accent}; }
QToolButton[look="quiet"]:focus, QToolButton[look="nav"]:focus { border: 1px solid {accent}; }
QToolButton[look="quiet"]::menu-indicator, QToolButton[look="pill"]::menu-indicator { image: none; width: 0px; }
QToolButton[look="nav"] { border: 1px solid transparent; border-radius: [8]px; padding: [8]px [4]px; color: {muted};
  background: transparent; }
QToolButton[look="nav"]:checked { background: {accent_soft}; color: {accent}; font-weight: 600; }
QToolButton[look="pill"] { border: 1px solid {border}; border-radius: [13]px; padding: [5]px [12]px; background: {chip};
  color: {text}; }
QToolButton[look="pill"]:hover { background: {hover}; }
QToolButton[look="pill"]:checked { background: {accent_soft}; color: {accent}; border-color: {accent}; }
QToolButton[look="pill"]:focus { border: 1px solid {accent}; }
QPlainTextEdit, QLineEdit { background: {card}; color: {text}; border: 1px solid {outline}; border-radius: [6]px; padding: [3]px;
  selection-background-color: {accent}; selection-color: {on_accent}; }
QPlainTextEdit[readOnly="true"] { border: 1px solid transparent; }
QPlainTextEdit:focus, QLineEdit:focus { border: 1px solid {accent}; }
QCheckBox::indicator { width: [14]px; height: [14]px; border: 1px solid {outline}; border-radius: [3]px; background: {card}; }
QCheckBox::indicator:checked { background: {accent}; border-color: {accent}; image: url(:/icons/{check}.svg); }
QSlider:horizontal { min-height: [22]px; }
QSlider::groove:horizontal { height: [4]px; border-radius: [2]px; background: {outline}; }
QSlider::sub-page:horizontal { border-radius: [2]px; background: {accent}; }
QSlider::handle:horizontal { width: [14]px; height: [14]px; margin: -[6]px 0; border-radius: [8]px; background: {card};
  border: [2]px solid {accent}; }
QSlider::handle:horizontal:focus { background: {accent}; }
QToolTip { background: {card}; color: {text}; border: 1px solid {border}; padding: [4]px; }
QMenu { background: {card}; color: {text}; border: 1px solid {border}; padding: [4]px; }
QMenu::item { padding: [5]px [22]px [5]px [22]px; border-radius: [4]px; }
QMenu::item:selected { background: {accent_soft}; color: {text}; }
QMenu::item:disabled { color: {muted}; }
QMenu::separator { height: 1px; background: {grid}; margin: [4]px [6]px; }
QScrollArea { border: none; background: transparent; }
QScrollArea[look="reading"], QScrollArea[look="reading-by-key"] { border: 1px solid transparent; border-radius: [5]px; }
QScrollArea[look="reading-by-key"]:focus { border: 1px solid {accent}; }
QScrollBar:vertical { background: transparent; width: [11]px; margin: 0; }
QScrollBar::handle:vertical { background: {outline}; border-radius: [4]px; min-height: [28]px; margin: [2]px; }
QScrollBar:horizontal { background: transparent; height: [11]px; margin: 0; }
QScrollBar::handle:horizontal { background: {outline}; border-radius: [4]px; min-width: [28]px; margin: [2]px; }
QScrollBar::handle:disabled { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

}  // namespace

QString style_sheet(const Theme& t) {
  QString sheet = kSheet;
  const std::pair<const char*, QColor> colors[] = {
      {"card", t.card},
      {"border", t.border},
      {"outline", t.outline},
      {"text", t.text},
      {"muted", t.muted},
      {"accent", t.accent},
      {"hover", t.hover},
      {"stale", t.stale},
      {"on_accent", t.on_accent},
      {"grid", t.grid},
      {"chip", t.chip},
      {"newest_soft", t.newest_soft},
      {"newest", t.newest},
      {"good", t.good},
      {"good_soft", t.good_soft},
      {"bad", t.bad},
      {"bad_soft", t.bad_soft},
      {"accent_soft", t.accent_soft},
      {"accent_strong", t.scheme == ColorScheme::light ? t.accent.darker(115) : t.accent.lighter(112)}};
  for (const auto& [name, color] : colors) sheet.replace('{' + QString::fromLatin1(name) + '}', color.name());
  sheet.replace("{check}", t.scheme == ColorScheme::light ? "check" : "check-dark");
  sheet.replace("{brand}", QString::number(QApplication::font().pointSizeF() * 1.35));
  sheet.replace("{heading}", QString::number(QApplication::font().pointSizeF() * 1.25));
  sheet.replace("{title}", QString::number(QApplication::font().pointSizeF() * 1.08));
  for (int length = 0; length < 40; ++length)
    sheet.replace(QStringLiteral("[%1]").arg(length), QString::number(t.px(length)));
  return sheet;
}

}  // namespace rowkeeper::views
