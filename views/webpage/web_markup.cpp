#include "views/webpage/web_markup.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace rowkeeper::views {

namespace {

constexpr char16_t kReplacement = 0xFFFD;

// Control characters (but for the two that are white space), and what is no character in HTML.
bool has_no_place(char16_t c) {
  if (c == u'\n' || c == u'\t') return false;
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xFFFE || c == 0xFFFF;
}

QByteArray escape_of(char16_t c) { return "\\u" + QByteArray::number(static_cast<uint>(c), 16).rightJustified(4, '0'); }

}  // namespace

QString web_escaped(const QString& text) {
  QString escaped;
  escaped.reserve(text.size());
  for (const QChar c : text) {
    switch (c.unicode()) {
      case u'&':
        escaped += QLatin1String("&amp;");
        break;
      case u'<':
        escaped += QLatin1String("&lt;");
        break;
      case u'>':
        escaped += QLatin1String("&gt;");
        break;
      case u'"':
        escaped += QLatin1String("&quot;");
        break;
      case u'\'':
        escaped += QLatin1String("&#39;");
        break;
      default:
        escaped += has_no_place(c.unicode()) ? QChar(kReplacement) : c;
    }
  }
  return escaped;
}

// Outside of strings JSON has none of these characters, so what is replaced here is inside of one.
QByteArray web_json(const QJsonObject& object) {
  const QString json = QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
  QByteArray escaped;
  escaped.reserve(json.size());
  for (const QChar c : json) {
    const char16_t code = c.unicode();
    const bool plain = code >= 0x20 && code < 0x7F && code != u'<' && code != u'>' && code != u'&';
    plain ? void(escaped.append(static_cast<char>(code))) : void(escaped.append(escape_of(code)));
  }
  return escaped;
}

QByteArray web_fill(const QByteArray& page, const QHash<QByteArray, QByteArray>& values) {
  QByteArray filled;
  qsizetype at = 0;
  for (qsizetype open = page.indexOf("{{"); open >= 0; open = page.indexOf("{{", at)) {
    const qsizetype close = page.indexOf("}}", open);
    if (close < 0) break;
    filled += page.mid(at, open - at) + values.value(page.mid(open + 2, close - open - 2));
    at = close + 2;
  }
  return filled + page.mid(at);
}

QByteArray web_source_hash(const QByteArray& text) {
  return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + "'";
}

}  // namespace rowkeeper::views
