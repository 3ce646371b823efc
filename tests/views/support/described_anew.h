// Which widgets have been given the description that they had. Assistive technology is told of it, as if it were another one.
#pragma once

#include <QStringList>
#include <QWidget>
#include <utility>
#include <vector>

namespace rowkeeper::views {

// As they are when it is made.
class Descriptions {
 public:
  explicit Descriptions(QWidget& top) {
    std::vector<QWidget*> all{&top};
    for (QWidget* const widget : top.findChildren<QWidget*>()) all.push_back(widget);
    for (QWidget* const widget : all) before_.emplace_back(widget, widget->accessibleDescription());
  }
  // A string that was not set again is still the same object. The widgets must live.
  QStringList set_anew() const {
    QStringList anew;
    for (const auto& [widget, text] : before_) {
      const QString now = widget->accessibleDescription();
      if (!text.isEmpty() && now == text && now.constData() != text.constData()) anew << text;
    }
    return anew;
  }

 private:
  std::vector<std::pair<const QWidget*, QString>> before_;
};

}  // namespace rowkeeper::views
