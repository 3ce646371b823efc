// Controls with their names, in one column or in two; those without a meaning at present are left out.
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

class QGridLayout;
class QLabel;

namespace rowkeeper::views {

class FieldGrid : public QWidget {
  Q_OBJECT
 public:
  explicit FieldGrid(QWidget* parent = nullptr);
  void set_columns(int columns);

 protected:
  void add_field(const QString& name, QWidget* control, const QString& explanation);
  void show_where(const std::function<bool(const QWidget* control)>& has_meaning);
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Field {
    QLabel* label;
    QWidget* control;
  };
  void arrange();

  std::vector<Field> fields_;
  QGridLayout* grid_;
  int columns_ = 1;
};

}  // namespace rowkeeper::views
