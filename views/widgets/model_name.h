// A model's name as people say it.
#pragma once

#include <QString>
#include <string>

namespace rowkeeper::views {

// `name`: as find_model() takes it. Of a folder's path, its last part.
QString model_name_text(const std::string& name);

}  // namespace rowkeeper::views
