// One model: where it is, how large, from where, and what can be done with it.
#pragma once

#include "views/models/hub_model.h"
#include "views/widgets/card.h"

class QLabel;
class QPushButton;

namespace rowkeeper::views {

class ModelCard : public Card {
  Q_OBJECT
 public:
  explicit ModelCard(QWidget* parent = nullptr);
  // `busy`: something is done to one of the models, so that nothing else can be begun.
  void show_model(const InstalledModel& model, bool in_use, bool busy);
  const InstalledModel& model() const { return model_; }
  QPushButton* use() const { return use_; }
  QPushButton* download() const { return download_; }
  QPushButton* verify() const { return verify_; }
  QPushButton* remove() const { return remove_; }
  QString text() const;  // all that it says
  void focus_first();

 signals:
  void use_wanted();
  void download_wanted();
  void verify_wanted();
  void remove_wanted();

 private:
  void build();
  void restyle();

  InstalledModel model_;
  QLabel *state_, *facts_;
  QPushButton *use_, *download_, *verify_, *remove_;
};

}  // namespace rowkeeper::views
