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
  // Below the pages there are. `key`: the digit that goes there; `icon`: a name as views::icon() takes it.
  void add_page(int key, const QString& icon, const QString& title, const QString& description);
  void set_current(int key);

 signals:
  void chosen(int key);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void restyle();
  void show_what_fits();
  struct Entry {
    QToolButton* button;
    QString icon;
  };
  std::vector<Entry> entries_;
  QButtonGroup group_;
  QVBoxLayout* layout_;
};

}  // namespace rowkeeper::app
