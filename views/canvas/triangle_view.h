// One head's whole attention, asked for when it is looked at. Block and head are the selection's.
#pragma once

#include <QWidget>

#include "views/run/findings.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/run/selection.h"

class QComboBox;
class QLabel;

namespace rowkeeper::views {

class TrianglePicture;

class TriangleView : public QWidget {
  Q_OBJECT
 public:
  TriangleView(RunModel* run, Findings* findings, RunCommands* commands, Selection* selection, QWidget* parent = nullptr);
  TrianglePicture* picture() const { return picture_; }

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  // What a triangle is of. An answer belongs to the question that was asked last.
  struct Question {
    int block = -1, head = -1, events = -1;
    bool operator==(const Question&) const = default;
  };
  void build();
  void connect_models();
  void refresh();
  void fill(QComboBox* box, int count, int current, const QString& name);
  void ask_if_stale();
  Question question() const;
  bool can_ask() const;
  QString message() const;
  void take_answer();

  RunModel* run_;
  Findings* findings_;
  RunCommands* commands_;
  Selection* selection_;
  QComboBox* block_;
  QComboBox* head_;
  QLabel* note_;
  TrianglePicture* picture_;
  Question asked_, answered_, shown_;
};

}  // namespace rowkeeper::views
