// Text into HTML and JSON that no text can break out of, and the template that they go into.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QString>

namespace rowkeeper::views {

// For text between tags and in quoted attributes. What HTML has no character for becomes U+FFFD.
QString web_escaped(const QString& text);

// For a script element: no "<", no "&", no line separator, nothing outside of ASCII.
QByteArray web_json(const QJsonObject& object);

// Each {{name}} is replaced by its value, once: what is put in is not looked at again.
QByteArray web_fill(const QByteArray& page, const QHash<QByteArray, QByteArray>& values);

// What a Content-Security-Policy calls this very text of a script or style element.
QByteArray web_source_hash(const QByteArray& text);

}  // namespace rowkeeper::views
