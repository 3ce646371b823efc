// Ratios in rows and columns. What is predicted says so: "≈", and paler.
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>
#include <vector>

class QLabel;

namespace rowkeeper::views {

class RatioTable : public QWidget {
  Q_OBJECT
 public:
  // `explanations` of the rows, one each.
  RatioTable(const QStringList& columns, const QStringList& rows, const QStringList& explanations,
             QWidget* parent = nullptr);
  void set_cell(int row, int column, const QString& text, bool predicted, const QString& explanation = {});
  void set_row(int row, const QString& name, bool visible);
  QString cell(int row, int column) const;
  void set_narrow(bool narrow);  // closer together, and texts may take two lines

 private:
  void restyle();
  QLabel*& at(int row, int column) { return cells_[static_cast<std::size_t>(row * columns_ + column)]; }

  int columns_;
  bool narrow_ = false;
  std::vector<QLabel*> heads_, names_, cells_;
};

}  // namespace rowkeeper::views
