#include "core/model/prepared_weights.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <functional>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/atomic_file.h"
#include "core/base/splitmix.h"

namespace rowkeeper {

namespace {

namespace fs = std::filesystem;

// Raised with every change of what a backend's pack() writes.
constexpr int kVersion = 2;
constexpr std::size_t kPage = 4096;
constexpr std::size_t kPiece = std::size_t{8} << 20;      // between two looks at whether to stop
constexpr std::size_t kMostBytes = std::size_t{1} << 30;  // more would take long to write, and much of a disk
constexpr std::uint64_t kFreeShare = 4;                   // of what is free on the disk, at most one part in so many
constexpr const char* kEnding = ".weights";

using Checksum = XXH64_hash_t;

std::size_t whole_pages(std::size_t bytes) { return (bytes + kPage - 1) / kPage * kPage; }
// A matrix of so many bytes with its checksum.
std::size_t room_of(std::size_t bytes) { return whole_pages(bytes + sizeof(Checksum)); }

// Files are told apart by what is in them; this only has to spread the names.
std::string name_of(std::string_view text) {
  std::uint64_t hash = text.size();
  for (const char c : text) hash = splitmix64(hash ^ static_cast<unsigned char>(c));
  return fmt::format("{:016x}", hash);
}

std::string canonical(const std::string& folder) {
  std::error_code error;
  const fs::path path = fs::weakly_canonical(folder, error);
  return error ? folder : path.string();
}

std::string header_of(const PreparedFile& file, std::size_t bytes) {
  std::string header = fmt::format("rowkeeper weights {}\n{}\n{} bytes\n", kVersion, file.made_from, bytes);
  header.resize(whole_pages(header.size()));
  return header;
}

std::vector<fs::directory_entry> files_in(const std::string& folder, std::string_view ending) {
  std::vector<fs::directory_entry> files;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    if (at->path().string().ends_with(ending) && at->is_regular_file(ignored)) files.push_back(*at);
  }
  return files;
}

// By its name, which is AtomicFile's.
bool writer_has_ended(const fs::path& part) {
  constexpr std::string_view kBegin = "rowkeeper-";
  const std::string name = part.filename();
  if (!name.starts_with(kBegin)) return false;
  int writer = 0;
  std::from_chars(name.data() + kBegin.size(), name.data() + name.size(), writer);
  return writer > 0 && kill(writer, 0) != 0 && errno == ESRCH;
}

// Those that were opened last stay, and so does the beginning of a file that some other process may be writing, perhaps one of another
// computer: for an hour.
void prune(const std::string& folder) {
  std::error_code ignored;
  const auto opened = [](const fs::directory_entry& file) {
    std::error_code error;
    return file.last_write_time(error);
  };
  std::vector<std::pair<fs::file_time_type, fs::path>> files;  // other processes change the times meanwhile
  for (const fs::directory_entry& file : files_in(folder, kEnding)) files.emplace_back(opened(file), file.path());
  std::sort(files.begin(), files.end(), std::greater());
  for (std::size_t i = kMostPrepared; i < files.size(); ++i) fs::remove(files[i].second, ignored);
  const auto an_hour_ago = fs::file_time_type::clock::now() - std::chrono::hours(1);
  for (const fs::directory_entry& part : files_in(folder, ".part")) {
    if (opened(part) < an_hour_ago || writer_has_ended(part.path())) fs::remove(part, ignored);
  }
}

std::string_view text_of(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

std::optional<PreparedFile> prepared_file(const PreparedPlace& place, const TensorSource& source, const Backend& backend,
                                          Precision precision) {
  const std::optional<SourceFiles> files = source.files();
  if (place.folder.empty() || !files) return std::nullopt;
  const std::string how =
      fmt::format("{}-{}-{}", backend_name(backend.kind()), precision_name(precision), backend.kernels().panel_width);
  return PreparedFile{place.folder + "/" + name_of(canonical(files->folder)) + "-" + how + kEnding,
                      files->stamp + "\n" + how, place.least_bytes};
}

std::optional<PreparedWeights> PreparedWeights::open(const PreparedFile& file) {
  Result<MappedFile> mapped = MappedFile::open(file.path);
  if (!mapped) return std::nullopt;
  const std::string header = header_of(file, mapped->bytes().size());
  if (!text_of(mapped->bytes()).starts_with(header)) return std::nullopt;
  std::error_code ignored;  // the time says when it was of use last
  fs::last_write_time(file.path, fs::file_time_type::clock::now(), ignored);
  return PreparedWeights(std::make_shared<const MappedFile>(*std::move(mapped)), header.size());
}

std::optional<MappedPart> PreparedWeights::next(std::size_t bytes) {
  const std::size_t left = file_->bytes().size() - at_;
  if (bytes < left && room_of(bytes) <= left && file_->fetch(at_, room_of(bytes))) {
    const std::span<const std::byte> matrix = file_->bytes().subspan(at_, bytes);
    Checksum kept = 0;
    std::memcpy(&kept, matrix.data() + bytes, sizeof kept);
    at_ += room_of(bytes);
    if (kept == XXH3_64bits(matrix.data(), bytes)) return MappedPart{file_, matrix};
  }
  std::error_code ignored;
  fs::remove(file_->path(), ignored);
  return std::nullopt;
}

bool worth_keeping(const PreparedFile& file, std::size_t bytes) {
  if (bytes < file.least_bytes || bytes > kMostBytes) return false;
  const std::string folder = fs::path(file.path).parent_path().string();
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return false;
  const fs::space_info space = fs::space(folder, error);
  return !error && bytes <= space.available / kFreeShare;
}

void keep_prepared(const PreparedFile& file, std::span<const Matrix* const> matrices, const StopToken& stop,
                   const std::function<void(double)>& progress) {
  std::size_t packed = 0;
  for (const Matrix* matrix : matrices) packed += room_of(matrix->bytes());
  if (!worth_keeping(file, packed)) return;
  Result<AtomicFile> to = AtomicFile::create(file.path);
  if (!to) return;
  std::string header = header_of(file, 0);
  header = header_of(file, header.size() + packed);
  to->write(header);
  std::size_t written = 0;
  const std::string zeros(kPage, '\0');
  for (const Matrix* matrix : matrices) {
    if (stop.stop_requested() || to->failed()) return;
    for (std::size_t at = 0; at < matrix->bytes() && !stop.stop_requested(); at += kPiece)
      to->write(text_of(matrix->memory().subspan(at, std::min(kPiece, matrix->bytes() - at))));
    const Checksum sum = XXH3_64bits(matrix->memory().data(), matrix->bytes());
    to->write(text_of(std::as_bytes(std::span(&sum, 1))));
    to->write(std::string_view(zeros).substr(0, room_of(matrix->bytes()) - matrix->bytes() - sizeof sum));
    written += room_of(matrix->bytes());
    if (progress) progress(static_cast<double>(written) / static_cast<double>(packed));
  }
  if (to->commit()) prune(fs::path(file.path).parent_path().string());
}

PreparedUse prepared_use(const std::string& folder) {
  PreparedUse use{folder};
  for (const fs::directory_entry& file : files_in(folder, kEnding)) {
    std::error_code error;
    const std::uintmax_t bytes = file.file_size(error);
    if (error) continue;
    ++use.files;
    use.bytes += bytes;
  }
  return use;
}

void forget_prepared(const std::string& folder, const std::string& model_folder) {
  const std::string begin = model_folder.empty() ? "" : name_of(canonical(model_folder));
  for (const fs::directory_entry& file : files_in(folder, kEnding)) {
    std::error_code ignored;
    if (file.path().filename().string().starts_with(begin)) fs::remove(file, ignored);
  }
}

}  // namespace rowkeeper
