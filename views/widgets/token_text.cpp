#include <QCoreApplication>
#include <QString>
#include <string_view>
#include <vector>

#include "core/tokenizer/utf8_sequence.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

constexpr char32_t kJoiner = 0x200D, kNonJoiner = 0x200C;

struct Piece {
  std::string_view bytes;
  char32_t character = 0;  // 0: no whole character
};

std::vector<Piece> split(std::string_view bytes) {
  std::vector<Piece> pieces;
  for (std::size_t at = 0; at < bytes.size();) {
    const Utf8Sequence sequence = utf8_sequence_at(bytes, at);
    Piece piece{bytes.substr(at, static_cast<std::size_t>(sequence.length)), 0};
    if (sequence.kind == Utf8Sequence::Kind::complete)
      piece.character = QString::fromUtf8(QByteArrayView(piece.bytes)).toUcs4().value(0);
    pieces.push_back(piece);
    at += piece.bytes.size();
  }
  return pieces;
}

bool visible(char32_t character) {
  switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
      return false;
    default:
      return character != 0;
  }
}

QString hex(std::string_view bytes) {
  return QString::fromLatin1(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toHex(' ').toUpper());
}

class TokenWriter {
 public:
  explicit TokenWriter(std::string_view bytes) : pieces_(split(bytes)) {
    while (leading_ < pieces_.size() && pieces_[leading_].character == U' ') ++leading_;
    while (trailing_ < pieces_.size() && pieces_[pieces_.size() - 1 - trailing_].character == U' ') ++trailing_;
  }

  QString write() {
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      const QString text = shown(i);
      if (text.isNull()) {
        hidden_ += pieces_[i].bytes;
        continue;
      }
      flush();
      text_ += text;
    }
    flush();
    return QChar(0x2068) + text_ + QChar(0x2069);
  }

 private:
  // Null: only its bytes can be shown.
  QString shown(std::size_t i) const {
    const char32_t c = pieces_[i].character;
    if (c == U' ') return i < leading_ || i + trailing_ >= pieces_.size() ? QStringLiteral("·") : QStringLiteral(" ");
    if (c == U'\n') return QStringLiteral("\\n");
    if (c == U'\t') return QStringLiteral("\\t");
    if (c == U'\r') return QStringLiteral("\\r");
    QString character = QString::fromUcs4(&c, 1);
    // Inside a word or an emoji the joiners shape their neighbours, which shows.
    const bool inside =
        i > 0 && i + 1 < pieces_.size() && visible(pieces_[i - 1].character) && visible(pieces_[i + 1].character);
    if ((c == kJoiner || c == kNonJoiner) && inside) return character;
    if (!visible(c)) return {};
    // A mark with nothing to stand on gets the dotted circle.
    const bool mark = QChar::isMark(c);
    return mark && (i == 0 || !visible(pieces_[i - 1].character)) ? QChar(0x25CC) + character : character;
  }

  void flush() {
    if (!hidden_.empty()) text_ += QStringLiteral("⟨%1⟩").arg(hex(hidden_));
    hidden_.clear();
  }

  std::vector<Piece> pieces_;
  std::size_t leading_ = 0, trailing_ = 0;
  QString text_;
  std::string hidden_;
};

}  // namespace

QString token_text(std::string_view bytes) { return TokenWriter(bytes).write(); }

QString spoken(QString text) {
  text.removeIf([](QChar c) { return c.unicode() >= 0x2066 && c.unicode() <= 0x2069; });
  return text;
}

}  // namespace rowkeeper::views
