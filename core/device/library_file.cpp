#include "core/device/library_file.h"

#include <elf.h>

#include <cstdint>
#include <filesystem>
#include <fstream>

namespace rowkeeper {

std::string fault_of_library(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return error ? "it can't be read" : "it is no file";
  const std::uintmax_t size = fs::file_size(path, error);
  Elf64_Ehdr header = {};
  std::ifstream file(path, std::ios::binary);
  if (error || !file.is_open()) return "it can't be read";
  if (!file.read(reinterpret_cast<char*>(&header), sizeof header)) return "it is cut short";
  // The table of sections is the last thing in a library. What is no library at all the loader says itself.
  const std::uintmax_t end = header.e_shoff + std::uintmax_t{header.e_shnum} * header.e_shentsize;
  const bool is_library = std::string(reinterpret_cast<const char*>(header.e_ident), SELFMAG) == ELFMAG;
  return is_library && end > size ? "it is cut short" : "";
}

}  // namespace rowkeeper
