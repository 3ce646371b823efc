// The pages, as buttons down the window's edge.
#pragma once

#include <QButtonGroup>
#include <QFrame>
#include <vector>

class QToolButton;
class QVBoxLayout;

namespace rowkeeper::app {

class NavRail : public QFrame {
  Q_OBJECT
 public:
  explicit NavRail(QWidget* parent = nullptr);
  // `icon`: a name as views::icon() takes it. The key that goes there is the page's number.
  void add_page(const QString& icon, const QString& title, const QString& description);
  void set_current(int page);

 signals:
  void chosen(int page);

 private:
  void restyle();
  struct Entry {
    QToolButton* button;
    QString icon;
  };
  std::vector<Entry> entries_;
  QButtonGroup group_;
  QVBoxLayout* layout_;
};

}  // namespace rowkeeper::app
