#include "app/desktop/window/about_dialog.h"

#include <QDialogButtonBox>
#include <QLocale>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/device/backend_look.h"
#include "core/kernels/simd_target.h"
#include "views/widgets/arithmetic_text.h"
#include "views/widgets/precision_text.h"
#include "views/widgets/theme.h"

namespace rowkeeper::app {

namespace {

struct Library {
  const char* name;
  const char* licence;
};

constexpr Library kLibraries[] = {{"Qt 6 (Core, Gui, Widgets, Svg, D-Bus)", "LGPL-3.0"},
                                  {"Qt Charts", "GPL-3.0"},
                                  {"Highway", "Apache-2.0 or BSD-3-Clause"},
                                  {"OpenBLAS", "BSD-3-Clause"},
                                  {"tl::expected", "CC0"},
                                  {"nlohmann-json", "MIT"},
                                  {"PCRE2", "BSD-3-Clause"},
                                  {"xxHash", "BSD-2-Clause"},
                                  {"zlib", "zlib"},
                                  {"libcurl", "curl"},
                                  {"OpenSSL", "Apache-2.0"},
                                  {"CLI11", "BSD-3-Clause"},
                                  {"fmt", "MIT"}};

QString paragraph(const QString& text) { return "<p>" + text + "</p>"; }

QString backends(const std::optional<GpuFound>& gpu) {
  const QString cpu = QString::fromStdString(available_simd_target_names());
  QString text =
      look_for_backend(BackendKind::openblas)
          ? AboutDialog::tr("Arithmetic on this computer: exact CPU kernels (%1), and OpenBLAS.").arg(cpu)
          : AboutDialog::tr("Arithmetic on this computer: exact CPU kernels (%1). OpenBLAS is not installed.").arg(cpu);
  if (!gpu || !gpu->cuda) return text;
  return text + u' ' + AboutDialog::tr("GPU: %1.").arg(QString::fromStdString(*gpu->cuda).toHtmlEscaped());
}

QString model_line(const views::ModelStatus& model) {
  if (model.state != views::ModelStatus::State::ready) return {};
  const RecordedModel& m = model.model;
  return AboutDialog::tr("Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n thread(s).", nullptr, m.threads)
      .arg(QString::fromStdString(m.name).toHtmlEscaped(), QLocale().toString(m.shape.blocks),
           QLocale().toString(m.shape.heads), views::weights_text(m.precision), views::arithmetic_text(m.backend),
           m.device.empty() ? QString::fromLatin1(simd_target_name(m.simd))
                            : QString::fromStdString(m.device).toHtmlEscaped());
}

QString licences() {
  QString text =
      paragraph(AboutDialog::tr("Our own source is under the MIT licence. Qt Charts is under the GPL, version 3, so this "
                                "program as a whole is under the GPL, version 3. The command line and the engine contain "
                                "nothing of Qt."));
  text += "<table cellpadding=3>";
  for (const Library& library : kLibraries)
    text += QString("<tr><td>%1</td><td>%2</td></tr>").arg(library.name, library.licence);
  return text + "</table>" +
         paragraph(
             AboutDialog::tr("The bundled model, its text and its questions were made by this project: MIT. GPT-2 small is "
                             "OpenAI's: modified MIT."));
}

}  // namespace

QString AboutDialog::text(const views::ModelStatus& model, const std::optional<GpuFound>& gpu) {
  QString text = QString("<h2>Rowkeeper %1</h2>").arg(ROWKEEPER_VERSION);
  text += paragraph(tr("Runs a real GPT-2 and shows its KV cache: what it keeps, what it saves, what it costs."));
  text += paragraph(backends(gpu));
  text += paragraph(model_line(model));
  return text + licences();
}

AboutDialog::AboutDialog(const views::ModelStatus& model, const std::optional<GpuFound>& gpu, QWidget* parent)
    : QDialog(parent) {
  setWindowTitle(tr("About Rowkeeper"));
  auto* const layout = new QVBoxLayout(this);
  auto* const browser = new QTextBrowser;
  browser->setAccessibleName(tr("About Rowkeeper"));
  browser->setHtml(text(model, gpu));
  browser->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);  // the arrow keys read it
  browser->setFrameShape(QFrame::NoFrame);
  layout->addWidget(browser);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout->addWidget(buttons);
  const QSize wanted(views::theme().px(560), views::theme().px(520));
  resize(wanted.boundedTo(screen()->availableSize() * 0.9));
}

}  // namespace rowkeeper::app
