// Errors as values. Core says what went wrong by a code and its arguments; the front ends word it for their users.
#pragma once

#include <array>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace rowkeeper {

// Every code with its arguments, in order. The front ends' tables are checked against this list.
#define ROWKEEPER_ERROR_CODES(X)                                                           \
  /* Files */                                                                              \
  X(file_not_found)   /* path */                                                           \
  X(file_unreadable)  /* path, the system's reason */                                      \
  X(file_empty)       /* path */                                                           \
  X(folder_not_found) /* path */                                                           \
  X(file_unwritable)  /* path, the system's reason */                                      \
  /* config.json */                                                                        \
  X(json_invalid)         /* path, what the file looks like instead */                     \
  X(json_damaged)         /* path, line, byte of the line, what is wrong there */          \
  X(config_missing_field) /* path, field */                                                \
  X(config_bad_value)     /* path, field, value, what is allowed */                        \
  X(config_unsupported)   /* path, field, value, what is supported */                      \
  /* Weights */                                                                            \
  X(weights_missing)             /* folder, files looked for */                            \
  X(weights_pickle)              /* path of the .bin */                                    \
  X(weights_not_safetensors)     /* path, what the file looks like instead */              \
  X(weights_header_too_large)    /* path, header bytes, most that is possible */           \
  X(weights_header_invalid)      /* path, what is wrong */                                 \
  X(weights_tensor_invalid)      /* path, tensor, what is wrong */                         \
  X(weights_tensor_missing)      /* path, tensor */                                        \
  X(weights_tensor_shape)        /* path, tensor, expected shape, found shape */           \
  X(weights_tensor_type)         /* path, tensor, type, types that are read */             \
  X(weights_shard_missing)       /* index path, shard */                                   \
  X(weights_shard_outside)       /* index path, shard name that leaves the folder */       \
  X(weights_tensor_not_in_shard) /* index path, tensor, shard */                           \
  X(weights_unknown_tensor)      /* path, tensor; a warning */                             \
  X(weights_separate_head)       /* path; a warning */                                     \
  X(out_of_memory)               /* what for, bytes */                                     \
  X(model_unknown)               /* name, names there are */                               \
  X(model_not_installed)         /* name, folders looked in */                             \
  X(assets_missing)              /* folder looked in */                                    \
  X(cpu_unsupported)             /* what is needed */                                      \
  X(simd_unavailable)            /* target, targets that are available */                  \
  X(backend_unavailable)         /* backend, why */                                        \
  /* Devices */                                                                            \
  X(cuda_not_built)        /* path of the library that was looked for */                   \
  X(cuda_library_unusable) /* its path, the reason */                                      \
  X(cuda_no_driver)        /* the runtime's reason */                                      \
  X(cuda_old_driver)       /* CUDA version it can run, the one that is needed */           \
  X(cuda_no_device)                                                                        \
  X(cuda_too_old) /* device, its compute capability, the least that is needed */           \
  X(cublas_missing)                                                                        \
  X(device_memory) /* what for, bytes wanted, bytes free */                                \
  X(device_full)   /* what was being done, bytes free */                                   \
  X(device_failed) /* what was being done, the driver's reason */                          \
  X(device_lost)   /* the driver's reason */                                               \
  /* The hub, downloads and model folders */                                               \
  X(known_models_invalid) /* path, what is wrong */                                        \
  X(model_name_invalid)   /* name */                                                       \
  X(model_not_removable)  /* name, folder, whose it is: a place's name */                  \
  X(model_not_generated)  /* name */                                                       \
  X(model_seed_invalid)   /* name, largest seed */                                         \
  X(model_in_use)         /* name: another process downloads or removes it */              \
  X(model_file_missing)   /* path */                                                       \
  X(model_file_size)      /* path, bytes expected, bytes found */                          \
  X(model_file_digest)    /* path, checksum expected, checksum found */                    \
  X(folder_not_empty)     /* path */                                                       \
  X(disk_full)            /* folder, bytes needed, bytes free */                           \
  X(nothing_to_remove)    /* name */                                                       \
  X(hub_endpoint_invalid) /* HF_ENDPOINT */                                                \
  X(hub_unreachable)      /* host, the reason */                                           \
  X(hub_stalled)          /* host, seconds without an answer */                            \
  X(hub_busy)             /* host, HTTP status, seconds it asks to wait or "" */           \
  X(hub_refused)          /* repository, HTTP status */                                    \
  X(hub_file_not_found)   /* repository, file */                                           \
  X(hub_answer_odd)       /* address, what came instead of the file */                     \
  X(hub_file_size)        /* address, bytes expected, bytes offered */                     \
  X(hub_file_digest)      /* address, checksum expected, checksum found */                 \
  X(hub_only_pickle)      /* repository */                                                 \
  /* Tokenizer */                                                                          \
  X(tokenizer_missing)     /* folder, files looked for */                                  \
  X(vocabulary_invalid)    /* path, what is wrong */                                       \
  X(merges_invalid)        /* path, line, what is wrong */                                 \
  X(tokenizer_unsupported) /* path, part, value */                                         \
  X(tokenizer_pattern)     /* the library's reason */                                      \
  X(text_not_utf8)         /* byte offset of the first such byte; a warning */             \
  X(text_too_large)        /* bytes, most */                                               \
  /* Recordings */                                                                         \
  X(recording_invalid)   /* path, what is wrong */                                         \
  X(recording_version)   /* path, its version, newest version that is read */              \
  X(recording_too_large) /* path, most bytes */                                            \
  /* Saved caches */                                                                       \
  X(cache_file_invalid)  /* path, what is wrong */                                         \
  X(cache_file_version)  /* path, its version, newest version that is read */              \
  X(cache_file_mismatch) /* path, what it was made for, what is there now */               \
  /* Questions */                                                                          \
  X(questions_invalid) /* path, what is wrong */                                           \
  /* Memory arithmetic */                                                                  \
  X(presets_invalid)  /* path, what is wrong */                                            \
  X(memory_too_large) /* most bytes that can be counted */                                 \
  /* Runs */                                                                               \
  X(prompt_too_long)       /* tokens, context */                                           \
  X(conversation_too_long) /* tokens, context */                                           \
  X(token_out_of_range)    /* id, vocabulary */                                            \
  X(context_full)          /* context */                                                   \
  X(store_mismatch)        /* what the store was made for, what the model needs */         \
  X(store_full)            /* rows wanted, capacity */                                     \
  X(store_kind_unknown)    /* text, kinds there are */                                     \
  X(store_unsupported)     /* kind, backend, kinds it reads */                             \
  X(precision_unsupported) /* precision, backend */                                        \
  X(precision_too_small)   /* tensor, precision, a weight, the largest it holds */         \
  X(store_not_savable)     /* kind */                                                      \
  X(pool_too_small)        /* bytes of the pool, least that is needed */                   \
  X(pool_exhausted)        /* pages in the pool, rows of a page, bytes of the pool */      \
  X(row_out_of_range)      /* row, rows */                                                 \
  X(option_out_of_range)   /* option, value, what is allowed */                            \
  X(cancelled)             /* done by then: rows of a pass, bytes of a download; else 0 */ \
  X(lanes_mismatch)        /* what differs: model, prompt or steps */                      \
  X(lanes_too_large)       /* bytes wanted, most */                                        \
  X(not_a_number)          /* "logits": the arithmetic gave NaN or infinity */

enum class ErrorCode {
#define ROWKEEPER_ENUM(name) name,
  ROWKEEPER_ERROR_CODES(ROWKEEPER_ENUM)
#undef ROWKEEPER_ENUM
};

// All codes, for tables of them and their tests.
#define ROWKEEPER_CODE(name) ErrorCode::name,
inline constexpr std::array kErrorCodes = {ROWKEEPER_ERROR_CODES(ROWKEEPER_CODE)};
#undef ROWKEEPER_CODE

// The code's own name, as written above; for logs and tests, never for users.
const char* error_code_name(ErrorCode code);

// Whether the fault is in what was given, files, models, texts and options that the user can change, and not in what came up while
// running.
bool is_wrong_use(ErrorCode code);

struct Error {
  ErrorCode code;
  std::vector<std::string> args;  // as listed beside the code
};

// The same error, but an empty file's with this code, whose arguments are the path and what is wrong: for files of our own, for which
// file_empty's advice would not do.
Error for_file_of(ErrorCode code, Error error);

// A message that does not stop the work: same codes, same arguments.
using Warning = Error;

template <class T>
using Result = tl::expected<T, Error>;

template <class... Args>
tl::unexpected<Error> fail(ErrorCode code, Args&&... args) {
  return tl::unexpected<Error>(Error{code, {std::string(std::forward<Args>(args))...}});
}

}  // namespace rowkeeper
