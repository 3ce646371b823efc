// The list of known models: any bytes give a list or an error, and what is accepted keeps within its folder.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/hub/known_models.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto known = rowkeeper::parse_known_models({reinterpret_cast<const char*>(data), size}, "known-models.json");
  if (!known) return 0;
  for (const rowkeeper::ModelManifest& model : known->models) {
    if (!rowkeeper::is_repository_name(model.name)) std::abort();
    for (const rowkeeper::ExpectedFile& file : model.files) {
      if (file.name.find('/') != std::string::npos || file.name.starts_with('.')) std::abort();
    }
  }
  return 0;
}
