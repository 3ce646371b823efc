#include "core/backend/backend_kind.h"

namespace rowkeeper {

std::span<const BackendKind> all_backends() {
  static constexpr BackendKind kAll[] = {BackendKind::exact, BackendKind::openblas, BackendKind::cuda, BackendKind::cublas};
  return kAll;
}

const char* backend_name(BackendKind kind) {
  switch (kind) {
    case BackendKind::exact:
      return "exact";
    case BackendKind::openblas:
      return "openblas";
    case BackendKind::cuda:
      return "cuda";
    case BackendKind::cublas:
      return "cublas";
  }
  return "";
}

std::optional<BackendKind> parse_backend(std::string_view name) {
  for (const BackendKind kind : all_backends()) {
    if (name == backend_name(kind)) return kind;
  }
  return std::nullopt;
}

bool row_invariant(BackendKind kind) { return kind == BackendKind::exact || kind == BackendKind::cuda; }

bool on_device(BackendKind kind) { return kind == BackendKind::cuda || kind == BackendKind::cublas; }

bool multiplies(BackendKind kind, Precision precision) {
  switch (kind) {
    case BackendKind::exact:
      return true;
    case BackendKind::cuda:
      return precision != Precision::q8;
    case BackendKind::openblas:
    case BackendKind::cublas:
      return precision == Precision::f32;
  }
  return false;
}

bool reads(BackendKind kind, const StoreKind& store) {
  switch (kind) {
    case BackendKind::exact:
      return true;
    case BackendKind::openblas:
      // It multiplies whole matrices of floats: all rows, one after the other.
      return store == StoreKind();
    case BackendKind::cuda:
    case BackendKind::cublas:
      // heavy and merge look at each row's attention weights, and move rows about by them: that is this computer's work.
      return store.keeping != Keeping::heavy && store.keeping != Keeping::merge;
  }
  return false;
}

Result<void> check_reads(BackendKind kind, const StoreKind& store) {
  if (reads(kind, store)) return {};
  return fail(ErrorCode::store_unsupported, store_kind_name(store), backend_name(kind),
              on_device(kind) ? fixed_store_kind_names() : store_kind_name(StoreKind()));
}

}  // namespace rowkeeper
