// The cache with its controls: mode, zoom, legend, and a menu that shows it as a table and saves pictures of it.
#pragma once

#include "views/widgets/card.h"

namespace rowkeeper::views {

class CacheCanvas;
class Findings;
class RunCommands;
class RunModel;
class Selection;
class TriangleView;

class CanvasCard : public Card {
  Q_OBJECT
 public:
  CanvasCard(RunModel* run, Selection* selection, RunCommands* commands, Findings* findings, QWidget* parent = nullptr);
  CacheCanvas* canvas() const { return canvas_; }
  TriangleView* triangle() const { return triangle_; }  // beside the canvas in attention mode

 private:
  void build_header();
  void build_body();
  void add_menu();
  void save(const QString& suffix);
  void show_as_table();
  void restyle();

  CacheCanvas* canvas_;
  TriangleView* triangle_;
};

}  // namespace rowkeeper::views
