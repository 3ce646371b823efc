// A folder of one test, gone when the test is over.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace rowkeeper {

class TempFolder {
 public:
  TempFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "rowkeeper-test-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;
  ~TempFolder() { std::filesystem::remove_all(path_); }

  const std::string& path() const { return path_; }
  // The path of a file in it, which need not exist.
  std::string operator/(const std::string& name) const { return path_ + "/" + name; }
  std::string write(const std::string& name, std::string_view bytes) const {
    std::string path = *this / name;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return path;
  }

 private:
  std::string path_;
};

}  // namespace rowkeeper
