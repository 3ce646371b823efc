#include "views/widgets/error_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <iterator>
#include <string>

namespace rowkeeper::views {

namespace {

constexpr const char* kWords[] = {
    // What there was no memory for.
    QT_TRANSLATE_NOOP("ErrorWords", "activations"),
    QT_TRANSLATE_NOOP("ErrorWords", "attention weights"),
    QT_TRANSLATE_NOOP("ErrorWords", "batch"),
    QT_TRANSLATE_NOOP("ErrorWords", "candidates"),
    QT_TRANSLATE_NOOP("ErrorWords", "check"),
    QT_TRANSLATE_NOOP("ErrorWords", "conversation"),
    QT_TRANSLATE_NOOP("ErrorWords", "conversations"),
    QT_TRANSLATE_NOOP("ErrorWords", "cuBLAS library"),
    QT_TRANSLATE_NOOP("ErrorWords", "download"),
    QT_TRANSLATE_NOOP("ErrorWords", "file"),
    QT_TRANSLATE_NOOP("ErrorWords", "file's name"),
    QT_TRANSLATE_NOOP("ErrorWords", "kept rows"),
    QT_TRANSLATE_NOOP("ErrorWords", "KV cache"),
    QT_TRANSLATE_NOOP("ErrorWords", "list of models"),
    QT_TRANSLATE_NOOP("ErrorWords", "logits"),
    QT_TRANSLATE_NOOP("ErrorWords", "measuring"),
    QT_TRANSLATE_NOOP("ErrorWords", "model folder"),
    QT_TRANSLATE_NOOP("ErrorWords", "model's files"),
    QT_TRANSLATE_NOOP("ErrorWords", "model's fingerprint"),
    QT_TRANSLATE_NOOP("ErrorWords", "OpenBLAS library"),
    QT_TRANSLATE_NOOP("ErrorWords", "questions"),
    QT_TRANSLATE_NOOP("ErrorWords", "race's waiting logits"),
    QT_TRANSLATE_NOOP("ErrorWords", "recording"),
    QT_TRANSLATE_NOOP("ErrorWords", "run"),
    QT_TRANSLATE_NOOP("ErrorWords", "safetensors header"),
    QT_TRANSLATE_NOOP("ErrorWords", "saved cache"),
    QT_TRANSLATE_NOOP("ErrorWords", "splitting text"),
    QT_TRANSLATE_NOOP("ErrorWords", "step's record"),
    QT_TRANSLATE_NOOP("ErrorWords", "text"),
    QT_TRANSLATE_NOOP("ErrorWords", "vocabulary"),
    QT_TRANSLATE_NOOP("ErrorWords", "weights"),
    // What a GPU was doing.
    QT_TRANSLATE_NOOP("ErrorWords", "asking for its free memory"),
    QT_TRANSLATE_NOOP("ErrorWords", "asking for its properties"),
    QT_TRANSLATE_NOOP("ErrorWords", "clearing memory"),
    QT_TRANSLATE_NOOP("ErrorWords", "computing"),
    QT_TRANSLATE_NOOP("ErrorWords", "computing a layer norm"),
    QT_TRANSLATE_NOOP("ErrorWords", "computing attention"),
    QT_TRANSLATE_NOOP("ErrorWords", "copying from it"),
    QT_TRANSLATE_NOOP("ErrorWords", "copying its memory"),
    QT_TRANSLATE_NOOP("ErrorWords", "copying to it"),
    QT_TRANSLATE_NOOP("ErrorWords", "embedding tokens"),
    QT_TRANSLATE_NOOP("ErrorWords", "finishing a product"),
    QT_TRANSLATE_NOOP("ErrorWords", "giving memory"),
    QT_TRANSLATE_NOOP("ErrorWords", "looking for devices"),
    QT_TRANSLATE_NOOP("ErrorWords", "making a clock"),
    QT_TRANSLATE_NOOP("ErrorWords", "making a graph of a step"),
    QT_TRANSLATE_NOOP("ErrorWords", "measuring products"),
    QT_TRANSLATE_NOOP("ErrorWords", "multiplying by cuBLAS"),
    QT_TRANSLATE_NOOP("ErrorWords", "multiplying weights"),
    QT_TRANSLATE_NOOP("ErrorWords", "noting down a step"),
    QT_TRANSLATE_NOOP("ErrorWords", "noting the time"),
    QT_TRANSLATE_NOOP("ErrorWords", "opening cuBLAS"),
    QT_TRANSLATE_NOOP("ErrorWords", "reading its memory"),
    QT_TRANSLATE_NOOP("ErrorWords", "reading the time"),
    QT_TRANSLATE_NOOP("ErrorWords", "starting a step"),
    QT_TRANSLATE_NOOP("ErrorWords", "starting it"),
    QT_TRANSLATE_NOOP("ErrorWords", "storing keys and values"),
    QT_TRANSLATE_NOOP("ErrorWords", "taking fingerprints"),
    // What a file looks like.
    QT_TRANSLATE_NOOP("ErrorWords", "a GGUF file"),
    QT_TRANSLATE_NOOP("ErrorWords", "a Git LFS pointer"),
    QT_TRANSLATE_NOOP("ErrorWords", "a Python pickle"),
    QT_TRANSLATE_NOOP("ErrorWords", "a gzip archive"),
    QT_TRANSLATE_NOOP("ErrorWords", "a safetensors file"),
    QT_TRANSLATE_NOOP("ErrorWords", "a zip archive"),
    QT_TRANSLATE_NOOP("ErrorWords", "an HDF5 file"),
    QT_TRANSLATE_NOOP("ErrorWords", "an HTML page"),
    QT_TRANSLATE_NOOP("ErrorWords", "an XML document"),
    QT_TRANSLATE_NOOP("ErrorWords", "an empty file"),
    QT_TRANSLATE_NOOP("ErrorWords", "binary data"),
    QT_TRANSLATE_NOOP("ErrorWords", "JSON of something else"),
    QT_TRANSLATE_NOOP("ErrorWords", "JSON text"),
    QT_TRANSLATE_NOOP("ErrorWords", "JSON that is no object"),
    QT_TRANSLATE_NOOP("ErrorWords", "JSON that is too large"),
    QT_TRANSLATE_NOOP("ErrorWords", "JSON with a weight_map that names no files"),
    QT_TRANSLATE_NOOP("ErrorWords", "JSON with too many values"),
    QT_TRANSLATE_NOOP("ErrorWords", "JSON without a weight_map"),
    QT_TRANSLATE_NOOP("ErrorWords", "nothing but zero bytes"),
    QT_TRANSLATE_NOOP("ErrorWords", "plain text"),
    QT_TRANSLATE_NOOP("ErrorWords", "text in UTF-16"),
    // What is wrong, or differs.
    QT_TRANSLATE_NOOP("ErrorWords", "a line is two pieces with one space between them"),
    QT_TRANSLATE_NOOP("ErrorWords", "a list of questions is needed"),
    QT_TRANSLATE_NOOP("ErrorWords", "a redirect that is not encrypted"),
    QT_TRANSLATE_NOOP("ErrorWords", "added_tokens is no list"),
    QT_TRANSLATE_NOOP("ErrorWords", "another model"),
    QT_TRANSLATE_NOOP("ErrorWords", "another model of this shape"),
    QT_TRANSLATE_NOOP("ErrorWords", "another piece"),
    QT_TRANSLATE_NOOP("ErrorWords", "cuBLAS is not initialised"),
    QT_TRANSLATE_NOOP("ErrorWords", "it can't be loaded"),
    QT_TRANSLATE_NOOP("ErrorWords", "it can't be read"),
    QT_TRANSLATE_NOOP("ErrorWords", "it computes on no CPU"),
    QT_TRANSLATE_NOOP("ErrorWords", "it ends too early"),
    QT_TRANSLATE_NOOP("ErrorWords", "it has a token that the model lacks"),
    QT_TRANSLATE_NOOP("ErrorWords", "it has more parts than tokens"),
    QT_TRANSLATE_NOOP("ErrorWords", "it has no rows"),
    QT_TRANSLATE_NOOP("ErrorWords", "it is a pipe or a device"),
    QT_TRANSLATE_NOOP("ErrorWords", "it is cut short"),
    QT_TRANSLATE_NOOP("ErrorWords", "it is empty"),
    QT_TRANSLATE_NOOP("ErrorWords", "it is no file"),
    QT_TRANSLATE_NOOP("ErrorWords", "it is no folder"),
    QT_TRANSLATE_NOOP("ErrorWords", "it was built for another version"),
    QT_TRANSLATE_NOOP("ErrorWords", "its checksum differs"),
    QT_TRANSLATE_NOOP("ErrorWords", "its compressed data is damaged"),
    QT_TRANSLATE_NOOP("ErrorWords", "its header is damaged"),
    QT_TRANSLATE_NOOP("ErrorWords", "its length is given as 0"),
    QT_TRANSLATE_NOOP("ErrorWords", "its parts overlap"),
    QT_TRANSLATE_NOOP("ErrorWords", "its text is no conversation"),
    QT_TRANSLATE_NOOP("ErrorWords", "its tokens do not fit its rows"),
    QT_TRANSLATE_NOOP("ErrorWords", "model"),
    QT_TRANSLATE_NOOP("ErrorWords", "neither XDG_DATA_HOME nor HOME is set"),
    QT_TRANSLATE_NOOP("ErrorWords", "no size or checksum"),
    QT_TRANSLATE_NOOP("ErrorWords", "not valid JSON from here on"),
    QT_TRANSLATE_NOOP("ErrorWords", "objects and arrays nested too deeply"),
    QT_TRANSLATE_NOOP("ErrorWords", "one of its own"),
    QT_TRANSLATE_NOOP("ErrorWords", "one redirect after another"),
    QT_TRANSLATE_NOOP("ErrorWords", "prompt"),
    QT_TRANSLATE_NOOP("ErrorWords", "something follows its end"),
    QT_TRANSLATE_NOOP("ErrorWords", "something that is too large"),
    QT_TRANSLATE_NOOP("ErrorWords", "steps"),
    QT_TRANSLATE_NOOP("ErrorWords", "the file ended too early"),
    QT_TRANSLATE_NOOP("ErrorWords", "the file is no object"),
    QT_TRANSLATE_NOOP("ErrorWords", "the library found is no whole OpenBLAS"),
    QT_TRANSLATE_NOOP("ErrorWords", "the library is not installed"),
    QT_TRANSLATE_NOOP("ErrorWords", "there is no cuBLAS, or the weights are not 32-bit"),
};

// Words with others, names or numbers among them.
constexpr const char* kPhrases[] = {
    QT_TRANSLATE_NOOP("ErrorWords", "%1 blocks of %2 key heads of %3"),
    QT_TRANSLATE_NOOP("ErrorWords", "%1, as many as the weights have"),
    QT_TRANSLATE_NOOP("ErrorWords", "a context of %1 rows or more"),
    QT_TRANSLATE_NOOP("ErrorWords", "a model with the fingerprint %1"),
    QT_TRANSLATE_NOOP("ErrorWords", "it looks like %1"),
    QT_TRANSLATE_NOOP("ErrorWords", "its kernels take heads of at most %1 numbers"),
    QT_TRANSLATE_NOOP("ErrorWords", "keys in %1 and values in %2"),
    QT_TRANSLATE_NOOP("ErrorWords", "line %1, byte %2 of what it holds: %3"),
    QT_TRANSLATE_NOOP("ErrorWords", "unknown code %1"),
};

// What stands in the phrase's places in this argument; empty if it is another one.
QStringList parts_of(const QString& argument, const QString& phrase) {
  static const QRegularExpression place(QStringLiteral("%\\d"));
  const QRegularExpression pattern(
      QRegularExpression::anchoredPattern(QString(phrase).replace(place, QStringLiteral("(.+)"))));
  return pattern.match(argument).capturedTexts().mid(1);
}

}  // namespace

QString error_word(const QString& argument) {
  if (std::ranges::find(kWords, argument.toStdString()) != std::end(kWords))
    return QCoreApplication::translate("ErrorWords", argument.toUtf8());
  for (const char* const phrase : kPhrases) {
    QStringList parts = parts_of(argument, QString::fromLatin1(phrase));
    if (parts.isEmpty()) continue;
    for (QString& part : parts) part = error_word(part);
    return with_arguments(QCoreApplication::translate("ErrorWords", phrase), parts);
  }
  return argument;
}

QString with_arguments(const QString& pattern, const QStringList& arguments) {
  QString text;
  for (qsizetype i = 0; i < pattern.size(); ++i) {
    const bool place = pattern[i] == u'%' && i + 1 < pattern.size() && pattern[i + 1].isDigit();
    text += place ? arguments.value(pattern[++i].digitValue() - 1) : QString(pattern[i]);
  }
  return text;
}

}  // namespace rowkeeper::views
