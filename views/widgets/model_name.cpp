#include "views/widgets/model_name.h"

#include <QCoreApplication>

#include "core/hub/model_source.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(ModelName)
};

}  // namespace

QString model_name_text(const std::string& name) {
  if (name == "bundled" || name == "rowkeeper-tiny") return Words::tr("Rowkeeper tiny");
  if (name == kTwinModel) return Words::tr("Rowkeeper tiny, one key head");
  if (name == "random:gpt2") return Words::tr("GPT-2 small, random weights");
  if (name == "gpt2") return Words::tr("GPT-2 small");
  return QString::fromStdString(name).section('/', -1, -1, QString::SectionSkipEmpty);
}

}  // namespace rowkeeper::views
