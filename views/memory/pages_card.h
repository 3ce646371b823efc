// "One long block, or pages?": real conversations of the model that is loaded, served twice out of a pool of the same size.
#pragma once

#include "views/run/page_models.h"
#include "views/run/serve_model.h"
#include "views/widgets/card.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace rowkeeper::views {

class PagesPicture;
class RunModel;

class PagesCard : public Card {
  Q_OBJECT
 public:
  explicit PagesCard(const PageModels& models, QWidget* parent = nullptr);
  QString headline(Reserve reserve) const;
  QString figures(Reserve reserve) const;
  const PagesPicture* picture(Reserve reserve) const { return lanes_[reserve == Reserve::paged].picture; }
  QString note() const;
  void press();  // the first button

 private:
  struct Lane {
    QLabel* headline;
    PagesPicture* picture;
    QLabel* figures;
  };
  void build_controls();
  Lane build_lane();
  void connect_models();
  void show_lanes();
  void show_status();
  void tell_end();
  void follow_model();
  ServeSettings settings() const;
  void show_settings(const ServeSettings& settings);

  const RunModel* run_;
  ServeModel* serve_;
  RunCommands* commands_;
  QSpinBox* conversations_;
  QSpinBox* pool_;
  QComboBox* page_rows_;
  QPushButton* go_;
  QPushButton* again_;
  Lane lanes_[2];  // contiguous, paged
  QLabel* note_;
  bool driven_ = false;  // from here, and the end is not told yet
};

}  // namespace rowkeeper::views
