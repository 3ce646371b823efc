#include "core/model/safetensors.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/excerpt.h"
#include "core/base/file_look.h"
#include "core/base/memory_guard.h"
#include "core/model/safetensors_header.h"
#include "core/model/tensor_names.h"

namespace rowkeeper {

namespace {

constexpr std::size_t kLengthBytes = 8;

tl::unexpected<Error> no_safetensors(std::span<const std::byte> file, const std::string& path) {
  return fail(ErrorCode::weights_not_safetensors, path, describe(look_at(file)));
}

// The header's text, or why this can't be a safetensors file.
Result<std::string_view> find_header(std::span<const std::byte> file, const std::string& path) {
  if (file.size() < kLengthBytes) return no_safetensors(file, path);
  std::uint64_t length = 0;
  std::memcpy(&length, file.data(), kLengthBytes);
  const std::uint64_t most = std::min<std::uint64_t>(kMostHeaderBytes, file.size() - kLengthBytes);
  if (length > most) {
    // The first letters of a text, read as a length, are enormous: then the text is what to speak of.
    const FileLook look = look_at(file);
    const bool unrecognized = look == FileLook::binary || look == FileLook::safetensors;
    if (!unrecognized) return no_safetensors(file, path);
    return fail(ErrorCode::weights_header_too_large, path, std::to_string(length), std::to_string(most));
  }
  const std::string_view text(reinterpret_cast<const char*>(file.data() + kLengthBytes), length);
  if (text.empty() && look_at(file) == FileLook::safetensors)
    return fail(ErrorCode::weights_header_invalid, path, "its length is given as 0");
  if (!text.starts_with('{')) return no_safetensors(file, path);
  return text;
}

// Bytes that shape and type ask for; none if that is more than 64 bits can say.
std::optional<std::uint64_t> bytes_needed(const StoredTensor& tensor) {
  std::uint64_t bytes = data_type_size(tensor.type);
  for (const std::uint64_t size : tensor.shape) {
    if (__builtin_mul_overflow(bytes, size, &bytes)) return std::nullopt;
  }
  return bytes;
}

std::string bytes_text(std::uint64_t bytes) { return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes"); }

std::string offsets_text(const StoredTensor& tensor) {
  return "data_offsets [" + std::to_string(tensor.begin) + ", " + std::to_string(tensor.end) + "]";
}

// What is wrong with a tensor by itself; empty if nothing is. Offsets count from the end of the header.
std::string fault_of(const StoredTensor& tensor, std::uint64_t data_bytes) {
  if (tensor.begin > tensor.end) return offsets_text(tensor) + " end before they begin";
  if (tensor.end > data_bytes) {
    return offsets_text(tensor) + " reach past the end of the file, which has " + bytes_text(data_bytes) + " of data";
  }
  const std::string shape = "shape " + dimensions_text(tensor.shape) + " of " + std::string(data_type_name(tensor.type));
  const auto needed = bytes_needed(tensor);
  if (!needed) return shape + " needs more bytes than 64 bits can count";
  if (*needed != tensor.end - tensor.begin) {
    return shape + " needs " + bytes_text(*needed) + ", " + offsets_text(tensor) + " give " +
           std::to_string(tensor.end - tensor.begin);
  }
  return {};
}

// What is wrong between a tensor and the one before it in the data; empty if nothing is.
std::string fault_between(const StoredTensor* before, const StoredTensor& tensor) {
  const std::uint64_t free_from = before == nullptr ? 0 : before->end;
  if (tensor.begin == free_from) return {};
  if (tensor.begin < free_from) return offsets_text(tensor) + " overlap those of " + value_excerpt(before->name);
  return offsets_text(tensor) + " leave a gap of " + bytes_text(tensor.begin - free_from) + " before them";
}

Result<void> check_layout(std::vector<StoredTensor>& tensors, std::uint64_t data_bytes, const std::string& path) {
  const auto invalid = [&](const StoredTensor& tensor, std::string what) {
    return fail(ErrorCode::weights_tensor_invalid, path, text_excerpt(tensor.name), std::move(what));
  };
  for (const StoredTensor& tensor : tensors) {
    if (std::string fault = fault_of(tensor, data_bytes); !fault.empty()) return invalid(tensor, std::move(fault));
  }
  std::sort(tensors.begin(), tensors.end(), [](const StoredTensor& a, const StoredTensor& b) {
    return std::pair(a.begin, a.end) < std::pair(b.begin, b.end);
  });
  const StoredTensor* before = nullptr;
  for (const StoredTensor& tensor : tensors) {
    if (std::string fault = fault_between(before, tensor); !fault.empty()) return invalid(tensor, std::move(fault));
    before = &tensor;
  }
  const std::uint64_t used = before == nullptr ? 0 : before->end;
  if (used != data_bytes) {
    return fail(ErrorCode::weights_header_invalid, path,
                "it leaves " + bytes_text(data_bytes - used) + " of data without a tensor");
  }
  return {};
}

}  // namespace

Result<std::vector<StoredTensor>> parse_safetensors(std::span<const std::byte> file, const std::string& path) {
  const auto text = find_header(file, path);
  if (!text) return tl::unexpected(text.error());
  return guard_memory("safetensors header", text->size(), [&]() -> Result<std::vector<StoredTensor>> {
    auto tensors = parse_safetensors_header(*text, path);
    if (!tensors) return tensors;
    const std::uint64_t data_begin = kLengthBytes + text->size();
    if (auto checked = check_layout(*tensors, file.size() - data_begin, path); !checked) {
      return tl::unexpected(std::move(checked.error()));
    }
    for (StoredTensor& tensor : *tensors) {
      tensor.begin += data_begin;
      tensor.end += data_begin;
    }
    return tensors;
  });
}

}  // namespace rowkeeper
