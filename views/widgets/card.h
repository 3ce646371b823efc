// A white panel with a title, a line that explains it, room for controls beside the title, and a body.
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace rowkeeper::views {

class Card : public QFrame {
  Q_OBJECT
 public:
  explicit Card(const QString& title = {}, QWidget* parent = nullptr);
  void set_title(const QString& title);
  void set_look(const QString& look);              // of the frame and title: card, verdict-good, verdict-bad
  void set_subtitle(const QString& subtitle);      // below the title; empty: none
  QHBoxLayout* header() const { return header_; }  // controls added here stand at the right
  QVBoxLayout* body() const { return body_; }

 private:
  void restyle();
  QLabel* title_;
  QLabel* subtitle_;
  QHBoxLayout* header_;
  QVBoxLayout* body_;
};

}  // namespace rowkeeper::views
