// A model's matrices as a backend packed them, kept in a file: the next time the model is opened they are mapped into memory as they lie,
// which takes milliseconds, instead of being read, narrowed and put in order again.
//
// The file, native byte order, for this program on this computer only:
//   header    text: "rowkeeper weights 2", what the matrices were made from and how, the size of the file; zeros up to a whole page
//   matrices  in the order they were packed in, each from a page's beginning on, its checksum (XXH3, 64 bits) behind it, zeros
//             between them
// Whoever deletes it loses nothing but a moment. It is written whole or not at all; a file whose header or size is not the one expected
// is no such file, and one with a matrix that its checksum does not fit is deleted.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/backend/backend.h"
#include "core/base/mapped_file.h"
#include "core/base/stop_token.h"
#include "core/model/load_options.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {

struct PreparedFile {
  std::string path;
  std::string made_from;        // another text once the model's files, or how their numbers are packed, have changed
  std::size_t least_bytes = 0;  // fewer are not kept
};

// Where the matrices of this source would be; nothing for a source without files.
std::optional<PreparedFile> prepared_file(const PreparedPlace& place, const TensorSource& source, const Backend& backend,
                                          Precision precision);

class PreparedWeights {
 public:
  static std::optional<PreparedWeights> open(const PreparedFile& file);

  // The next matrix, of so many bytes, read from the disk and checked by now. Nothing if the file has no such: then it is of no
  // use, and deleted. What it gave before stays.
  std::optional<MappedPart> next(std::size_t bytes);

 private:
  PreparedWeights(std::shared_ptr<const MappedFile> file, std::size_t at) : file_(std::move(file)), at_(at) {}
  std::shared_ptr<const MappedFile> file_;
  std::size_t at_;
};

// Whether so many bytes would be written: not those of models of a moment, nor of those too large for what is free on the disk.
bool worth_keeping(const PreparedFile& file, std::size_t bytes);

// Writes the file where that is worth it, and deletes those that were not opened for longest if there are more than kMostPrepared.
// After a stop nothing is left of it. `progress`: 0 to 1.
constexpr std::size_t kMostPrepared = 4;
void keep_prepared(const PreparedFile& file, std::span<const Matrix* const> matrices, const StopToken& stop,
                   const std::function<void(double)>& progress);

// What lies there, and the removal of what was made from one model's folder, or of all if that is empty.
struct PreparedUse {
  std::string folder;
  std::size_t files = 0;
  std::uint64_t bytes = 0;
};
PreparedUse prepared_use(const std::string& folder);
void forget_prepared(const std::string& folder, const std::string& model_folder);

}  // namespace rowkeeper
