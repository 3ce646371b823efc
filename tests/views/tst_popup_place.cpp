// A popup stands beside its control, on the screen.
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>
#include <QtTest>

#include "views/widgets/popup.h"
#include "views/widgets/popup_place.h"

using namespace rowkeeper::views;

namespace {

// As high as its text.
class Note : public Popup {
 public:
  explicit Note(QWidget* parent) : Popup(QStringLiteral("Note"), parent), text_(new QLabel(QStringLiteral("Line"))) {
    text_->setWordWrap(true);
    (new QVBoxLayout(this))->addWidget(text_);
  }
  void open_at(const QRect& control) {
    stand_beside(control, PopupEdge::leading);
    show();
  }
  void set_lines(int lines) { text_->setText(QStringList(lines, QStringLiteral("Line")).join(u'\n')); }

 private:
  QLabel* text_;
};

}  // namespace

class TestPopupPlace : public QObject {
  Q_OBJECT

 private slots:
  void it_stands_beside_its_control_data() {
    QTest::addColumn<QRect>("control");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("trailing");
    QTest::addColumn<bool>("mirrored");
    QTest::addColumn<QPoint>("place");
    const QRect middle(400, 100, 50, 20);
    QTest::newRow("below") << middle << QSize(200, 300) << false << false << QPoint(400, 123);
    QTest::newRow("right edges") << middle << QSize(200, 300) << true << false << QPoint(249, 123);
    QTest::newRow("mirrored") << middle << QSize(200, 300) << false << true << QPoint(249, 123);
    QTest::newRow("above") << QRect(400, 700, 50, 20) << QSize(200, 300) << false << false << QPoint(400, 396);
    QTest::newRow("no room at the right") << QRect(950, 100, 50, 20) << QSize(200, 300) << false << false
                                          << QPoint(799, 123);
    QTest::newRow("neither above nor below")
        << QRect(400, 400, 50, 20) << QSize(200, 600) << false << false << QPoint(400, 199);
    QTest::newRow("higher than the screen") << middle << QSize(200, 900) << false << false << QPoint(400, 0);
  }
  void it_stands_beside_its_control() {
    QFETCH(QRect, control);
    QFETCH(QSize, size);
    QFETCH(bool, trailing);
    QFETCH(bool, mirrored);
    QFETCH(QPoint, place);
    QCOMPARE(popup_place(control, size, {0, 0, 1000, 800}, trailing ? PopupEdge::trailing : PopupEdge::leading,
                         mirrored ? Qt::RightToLeft : Qt::LeftToRight, 4),
             place);
  }

  void one_that_grows_stays_beside_its_control_and_on_the_screen() {
    QWidget window;
    Note note(&window);
    const QRect screen = window.screen()->availableGeometry();
    const QRect control(screen.left() + 100, screen.bottom() - 200, 50, 20);
    note.open_at(control);
    QVERIFY(note.y() > control.bottom());
    note.set_lines(15);
    QTRY_VERIFY(note.height() > 200);
    QVERIFY(screen.contains(note.geometry()) && !note.geometry().intersects(control));
    const int high = note.height();
    note.set_lines(17);  // above its control now
    QTRY_VERIFY(note.height() > high);
    QVERIFY(screen.contains(note.geometry()) && !note.geometry().intersects(control));
  }
};

QTEST_MAIN(TestPopupPlace)
#include "tst_popup_place.moc"
