#include "core/tokenizer/merges.h"

#include <utility>

namespace rowkeeper {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::string_view take_line(std::string_view& text) {
  // Lines end in LF, in CR LF or, as old editors wrote them, in CR.
  const std::size_t end = text.find_first_of("\r\n");
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + (text.substr(end, 2) == "\r\n" ? 2 : 1));
  return line;
}

}  // namespace

std::optional<std::string> Merges::add(const Vocabulary& vocabulary, std::string_view left, std::string_view right) {
  const std::string left_piece(left), right_piece(right), merged_piece = left_piece + right_piece;
  const auto left_id = vocabulary.id_of(left_piece);
  const auto right_id = vocabulary.id_of(right_piece);
  const auto merged_id = vocabulary.id_of(merged_piece);
  for (const auto& [piece, id] : {std::pair(&left_piece, left_id), {&right_piece, right_id}, {&merged_piece, merged_id}}) {
    if (!id) return quote_piece(*piece) + " is not in the vocabulary";
  }
  ranks_[key(*left_id, *right_id)] = static_cast<MergeRank>(merged_.size());
  merged_.push_back(*merged_id);
  return std::nullopt;
}

std::optional<SpelledMerge> split_merge(std::string_view line) {
  const std::size_t space = line.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const SpelledMerge merge{line.substr(0, space), line.substr(space + 1)};
  if (merge.left.empty() || merge.right.empty() || merge.right.find(' ') != std::string_view::npos) return std::nullopt;
  return merge;
}

Result<Merges> parse_merges(std::string_view text, const std::string& path, const Vocabulary& vocabulary) {
  Merges merges;
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = take_line(text);
    if (line.empty() || (number == 1 && line.starts_with("#version"))) continue;
    const auto merge = split_merge(line);
    if (!merge) {
      return fail(ErrorCode::merges_invalid, path, std::to_string(number),
                  "a line is two pieces with one space between them");
    }
    if (const auto problem = merges.add(vocabulary, merge->left, merge->right)) {
      return fail(ErrorCode::merges_invalid, path, std::to_string(number), *problem);
    }
  }
  return merges;
}

}  // namespace rowkeeper
