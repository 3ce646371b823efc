// A store's rows on the disk, to be read back in a later run. docs/cache-format.md describes every byte; a reader can be written
// from it.
//
//   header     format and version, shape, kind and codes, how many tokens and rows, the model's fingerprint
//   tokens     of all rows, and of what has no row yet
//   parts      where the text's parts end
//   rows       as saved_rows.h packs them: whatever CPU wrote them, any other reads them
//   checksum   XXH3 of all that
//
// Keys and values belong to the model that computed them. So a file is taken only by a model with the same fingerprint.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/cache/kv_store.h"

namespace rowkeeper {

// Goes up when a reader of the older version would misread a file.
inline constexpr int kCacheFileVersion = 1;

// Whose keys and values these are.
struct CacheOwner {
  std::uint64_t fingerprint = 0;  // model_fingerprint.h
  int vocabulary = 0;             // token ids are below this
};

struct CacheText {
  std::vector<TokenId> tokens;  // those of the rows first; at most one more than the context has
  std::vector<int> part_ends;   // rising, at most tokens.size(); what the parts are is the caller's to know
};

// Written beside the place and then renamed: a failure leaves what was there. The store has at least one row; rows beyond the
// tokens, of a text that was given up, are left out. Errors: store_not_savable, file_unwritable, out_of_memory, those of the store's memory.
Result<void> save_cache(const KvStore& store, const CacheText& text, const CacheOwner& owner, const std::string& path);

// Whether a file there begins otherwise than a saved cache: it is something else, which nobody meant to be replaced. False where no
// ordinary file is, or an empty one.
bool is_no_saved_cache(const std::string& path);

// Puts the file's rows into `store`, which is emptied first and stays empty after an error. The kinds may differ as long as the codes
// are the same: paged rows load into a dense store. Rows stay only if the whole file is as it was written. Errors: those
// of MappedFile::open, cache_file_invalid, cache_file_version, cache_file_mismatch, store_not_savable, those of
// KvStore::reserve, out_of_memory.
Result<CacheText> load_cache(const std::string& path, const CacheOwner& owner, KvStore& store);
// The same from a file's bytes; `path` is only named in errors.
Result<CacheText> load_cache(std::span<const std::byte> file, const std::string& path, const CacheOwner& owner,
                             KvStore& store);

}  // namespace rowkeeper
