#include "views/run/squeeze_model.h"

namespace rowkeeper::views {

const SqueezeItem* SqueezeModel::item(int way, int text) const {
  const std::vector<SqueezeItem>& items = result(way).items;
  return text >= 0 && text < static_cast<int>(items.size()) ? &items[static_cast<std::size_t>(text)] : nullptr;
}

const SqueezeItem* SqueezeModel::any_item(int text) const {
  for (int way = 0; way < kSqueezeWays; ++way) {
    if (const SqueezeItem* const found = item(way, text)) return found;
  }
  return nullptr;
}

const SqueezedRows* SqueezeModel::rows(int way, int text) const {
  for (const SqueezedRows& rows : rows_) {
    if (rows.way == way && rows.text == text && !rows.overtaken) return &rows;
  }
  return nullptr;
}

void SqueezeModel::set_basis(SqueezeBasis basis) {
  basis_ = std::move(basis);
  results_ = {};
  rows_ = {};
  emit basis_changed();
}

void SqueezeModel::set_status(SqueezeStatus status) {
  status_ = std::move(status);
  emit status_changed();
}

void SqueezeModel::add_item(int way, SqueezeItem item, FidelityReport report) {
  SqueezeResult& result = results_[static_cast<std::size_t>(way)];
  result.items.push_back(std::move(item));
  result.report = std::move(report);
  emit results_changed();
}

void SqueezeModel::set_rows(SqueezedRows rows) {
  if (rows_[0].way != rows.way) std::swap(rows_[0], rows_[1]);
  rows_[0] = std::move(rows);
  emit rows_changed();
}

}  // namespace rowkeeper::views
