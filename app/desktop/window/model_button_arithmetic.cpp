// The choices of what computes, and of how the weights are kept.
#include <QMenu>

#include "app/desktop/window/model_button.h"
#include "views/widgets/error_text.h"
#include "views/widgets/precision_text.h"

namespace rowkeeper::app {

namespace {

QString weights_choice(Precision weights) {
  switch (weights) {
    case Precision::f32:
      break;
    case Precision::f16:
      return ModelButton::tr("16-bit: half the memory; cached steps of a large model take about half the time");
    case Precision::q8:
      return ModelButton::tr(
          "8-bit: about a quarter of the memory; cached steps of a large model take about a third of the time");
  }
  return ModelButton::tr("32-bit: no weight is rounded");
}

QString weights_tip(Precision weights) {
  switch (weights) {
    case Precision::f32:
      break;
    case Precision::f16:
      return ModelButton::tr(
          "Each weight is rounded to a 16-bit number. A step must read every weight once, so in a large model it waits for "
          "memory: half the bytes, half the time. With and without the cache, every bit is still equal.");
    case Precision::q8:
      return ModelButton::tr(
          "Each weight is rounded to a whole number from −127 to 127, times a scale that 32 weights share. A step must read "
          "every weight once, so fewer bytes take less time. With and without the cache, every bit is still equal.");
  }
  return ModelButton::tr(
      "Four bytes for each weight. A step must read every weight once, so in a large model it waits for memory: fewer "
      "bytes, faster steps. With and without the cache, every bit is equal.");
}

}  // namespace

QString ModelButton::shown_backend(BackendKind backend) const {
  switch (backend) {
    case BackendKind::exact:
      return tr("exact CPU");
    case BackendKind::openblas:
      return tr("OpenBLAS");
    case BackendKind::cuda:
      return tr("GPU");
    case BackendKind::cublas:
      return tr("GPU, cuBLAS");
  }
  return {};
}

void ModelButton::add_arithmetic(QMenu& menu) {
  add_backend(menu, BackendKind::exact, tr("&Exact arithmetic"),
              tr("A row's numbers do not depend on the rows beside it: with and without the cache, every bit is equal."));
  add_backend(menu, BackendKind::openblas, tr("Open&BLAS"),
              tr("A well-known library. It adds in another order for many rows than for one, so the last bits differ. It "
                 "multiplies 32-bit weights only."));
  add_gpu(menu);
}

QAction* ModelButton::add_backend(QMenu& menu, BackendKind backend, const QString& text, const QString& tip) {
  QAction* const action = menu.addAction(text);
  action->setCheckable(true);
  action->setChecked(request_.backend == backend);
  action->setToolTip(tip);
  connect(action, &QAction::triggered, this, [this, backend] {
    ModelRequest wanted = request_;
    wanted.backend = backend;
    if (!multiplies(backend, wanted.weights)) wanted.weights = Precision::f32;
    request(wanted);
  });
  return action;
}

void ModelButton::add_gpu(QMenu& menu) {
  if (!gpu_) {
    add_backend(menu, BackendKind::cuda, tr("GPU (still looking for one)"), {})->setEnabled(false);
    return;
  }
  if (!gpu_->cuda) {
    add_backend(menu, BackendKind::cuda, tr("GPU (none that can be used)"), views::error_text(gpu_->cuda.error()))
        ->setEnabled(false);
    return;
  }
  const QString name = QString::fromStdString(*gpu_->cuda);
  add_backend(
      menu, BackendKind::cuda, tr("GPU: %1").arg(name),
      tr("Weights, cache and arithmetic on the graphics processor. Its order of adding is its own, but the same for one "
         "row as for many: with and without the cache, every bit is equal."));
  if (!gpu_->cublas) return;
  add_backend(
      menu, BackendKind::cublas, tr("GPU with cuBLAS: %1").arg(name),
      tr("The products by NVIDIA's library, which chooses another order of adding for many rows than for one, so the "
         "last bits differ. It multiplies 32-bit weights only."));
}

void ModelButton::add_weights(QMenu& menu) {
  QMenu* const weights = menu.addMenu(tr("&Weights: %1").arg(views::precision_text(request_.weights)));
  weights->setToolTipsVisible(true);
  for (const Precision precision : {Precision::f32, Precision::f16, Precision::q8}) {
    QAction* const action = weights->addAction(weights_choice(precision));
    action->setCheckable(true);
    action->setChecked(request_.weights == precision);
    action->setToolTip(weights_tip(precision));
    if (!multiplies(request_.backend, precision)) {
      action->setEnabled(false);
      action->setText(tr("%1 (not with %2)").arg(views::precision_text(precision), shown_backend(request_.backend)));
      action->setToolTip(tr("Choose the exact arithmetic first."));
    }
    connect(action, &QAction::triggered, this, [this, precision] {
      ModelRequest wanted = request_;
      wanted.weights = precision;
      request(wanted);
    });
  }
}

}  // namespace rowkeeper::app
