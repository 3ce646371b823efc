#include "views/widgets/label_words.h"

namespace rowkeeper::views {

QString label_words(QString text) {
  const auto sign = [](QChar c) { return QStringLiteral("←→▶✓▾ ").contains(c); };
  while (!text.isEmpty() && sign(text.back())) text.chop(1);
  while (!text.isEmpty() && sign(text.front())) text.remove(0, 1);
  return text.replace(QStringLiteral(" → "), QStringLiteral(": "));
}

}  // namespace rowkeeper::views
