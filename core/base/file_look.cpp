#include "core/base/file_look.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace rowkeeper {

namespace {

using namespace std::string_view_literals;

// Enough for every magic number and for telling text from binary.
constexpr std::size_t kLookedAt = 1024;

std::string_view without_leading_space(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF"sv)) text.remove_prefix(3);
  const std::size_t first = text.find_first_not_of(" \t\r\n"sv);
  return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

bool starts_with_ignoring_case(std::string_view text, std::string_view lower_case) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return text.size() >= lower_case.size() &&
         std::equal(lower_case.begin(), lower_case.end(), text.begin(), [&](char a, char b) { return a == lower(b); });
}

// Eight bytes of header length, then a JSON object.
bool is_safetensors(std::string_view head) {
  return head.size() > 8 && head[8] == '{' && head[7] == '\0' && head[6] == '\0' && head[5] == '\0' && head[4] == '\0';
}

// Bytes above 0x7F count as text, since UTF-8 and the old eight-bit encodings use them; 0xFF is rare there and common in numbers.
bool is_text(std::string_view head) {
  return std::none_of(head.begin(), head.end(), [](char c) {
    const auto byte = static_cast<std::uint8_t>(c);
    return byte == 0x7F || byte == 0xFF || (byte < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f');
  });
}

FileLook look_at_text(std::string_view head) {
  const std::string_view start = without_leading_space(head);
  if (starts_with_ignoring_case(start, "<!doctype html"sv) || starts_with_ignoring_case(start, "<html"sv))
    return FileLook::html;
  if (starts_with_ignoring_case(start, "<?xml"sv)) return FileLook::xml;
  if (start.starts_with("version https://git-lfs"sv)) return FileLook::lfs_pointer;
  if (start.starts_with('{') || start.starts_with('[')) return FileLook::json;
  return is_text(head) ? FileLook::text : FileLook::binary;
}

}  // namespace

FileLook look_at(std::span<const std::byte> bytes) {
  if (bytes.empty()) return FileLook::empty;
  const std::string_view head(reinterpret_cast<const char*>(bytes.data()), std::min(bytes.size(), kLookedAt));
  if (head.starts_with("PK\x03\x04"sv)) return FileLook::zip;
  if (head.size() >= 2 && head[0] == '\x80' && head[1] >= 2 && head[1] <= 5) return FileLook::pickle;
  if (is_safetensors(head)) return FileLook::safetensors;
  if (head.starts_with("GGUF"sv)) return FileLook::gguf;
  if (head.starts_with("\x89HDF"sv)) return FileLook::hdf5;
  if (head.starts_with("\x1F\x8B"sv)) return FileLook::gzip;
  if (head.starts_with("\xFF\xFE"sv) || head.starts_with("\xFE\xFF"sv)) return FileLook::text_utf16;
  if (head.find_first_not_of('\0') == std::string_view::npos) return FileLook::zeros;
  return look_at_text(head);
}

const char* describe(FileLook look) {
  switch (look) {
    case FileLook::empty:
      return "an empty file";
    case FileLook::html:
      return "an HTML page";
    case FileLook::xml:
      return "an XML document";
    case FileLook::lfs_pointer:
      return "a Git LFS pointer";
    case FileLook::zip:
      return "a zip archive";
    case FileLook::pickle:
      return "a Python pickle";
    case FileLook::safetensors:
      return "a safetensors file";
    case FileLook::gguf:
      return "a GGUF file";
    case FileLook::hdf5:
      return "an HDF5 file";
    case FileLook::gzip:
      return "a gzip archive";
    case FileLook::zeros:
      return "nothing but zero bytes";
    case FileLook::json:
      return "JSON text";
    case FileLook::text_utf16:
      return "text in UTF-16";
    case FileLook::text:
      return "plain text";
    case FileLook::binary:
      return "binary data";
  }
  return "binary data";
}

}  // namespace rowkeeper
