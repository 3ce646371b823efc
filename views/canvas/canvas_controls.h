// The canvas's controls, for a page to place: what it shows, and how large.
#pragma once

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QSlider;
class QToolButton;

namespace rowkeeper::views {

class CacheCanvas;

// Values, attention or fingerprints; in attention mode also which head.
class ModeControl : public QWidget {
  Q_OBJECT
 public:
  explicit ModeControl(CacheCanvas* canvas, QWidget* parent = nullptr);

 private:
  void add_mode(int mode, const QString& name, const QString& help);
  void refresh();
  void fill_heads();

  CacheCanvas* canvas_;
  QButtonGroup* modes_;
  QComboBox* heads_;
};

// From all rows of the context to one head's numbers.
class ZoomControl : public QWidget {
  Q_OBJECT
 public:
  explicit ZoomControl(CacheCanvas* canvas, QWidget* parent = nullptr);
  void follow_name();  // the canvas has another one: it tells several controls apart

 private:
  void refresh();

  CacheCanvas* canvas_;
  QSlider* slider_;
  QToolButton *out_, *in_;
};

}  // namespace rowkeeper::views
