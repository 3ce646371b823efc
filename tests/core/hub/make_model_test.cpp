#include "core/hub/make_model.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "core/hub/verify_model.h"
#include "core/model/tensor_names.h"
#include "tests/core/hub/small_model.h"
#include "tests/core/support/error_text.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using testing::StartsWith;

const std::string kVocabulary = std::string(ROWKEEPER_ASSETS) + "/models/rowkeeper-tiny";

TEST(MakeModel, TheSameNumbersComeBack) {
  const TempFolder folder;
  ModelShape shape = small_shape();
  shape.norm_epsilon = 3e-4F;
  shape.activation = Activation::relu;
  const auto made = make_random_model(shape, 3);
  const Result<void> written = make_model_folder(*made, kVocabulary, folder / "new/model");
  ASSERT_TRUE(written) << text_of(written);
  const auto read = open_tensor_folder(folder / "new/model");
  ASSERT_TRUE(read) << text_of(read);
  EXPECT_EQ((*read)->shape(), shape);
  EXPECT_TRUE((*read)->warnings().empty());
  for (std::size_t i = 0; i < tensor_count(small_shape()); ++i) {
    const TensorId id = tensor_at(small_shape(), i);
    std::vector<float> expected(tensor_size(small_shape(), id)), found(expected.size());
    ASSERT_TRUE(made->read(id, 0, expected));
    ASSERT_TRUE((*read)->read(id, 0, found));
    EXPECT_EQ(expected, found) << tensor_name(id);
  }
  EXPECT_TRUE(check_model_folder(folder / "new/model"));
}

TEST(MakeModel, AFolderWithFilesIsLeftAlone) {
  const TempFolder folder;
  folder.write("notes.txt", "mine");
  const auto tensors = make_random_model(small_shape(), 3);
  EXPECT_EQ(text_of(make_model_folder(*tensors, kVocabulary, folder.path())), "folder_not_empty | " + folder.path());
  EXPECT_EQ(text_of(make_model_folder(*tensors, kVocabulary, folder / "notes.txt")),
            "file_unwritable | " + folder / "notes.txt" + " | it is no folder");
  EXPECT_EQ(read_bytes(folder / "notes.txt"), "mine");
  EXPECT_THAT(text_of(make_model_folder(*tensors, kVocabulary, "/proc/none/model")), StartsWith("file_unwritable"));
  EXPECT_THAT(text_of(make_model_folder(*tensors, folder.path(), folder / "x")), StartsWith("file_not_found"));
}

TEST(MakeModel, StoppedItLeavesNothing) {
  const TempFolder folder;
  MakeOptions options;
  options.progress = [&](double) { options.stop.request_stop(); };
  const auto tensors = make_random_model(small_shape(), 3);
  EXPECT_EQ(text_of(make_model_folder(*tensors, kVocabulary, folder / "model", options)), "cancelled | 0");
  EXPECT_FALSE(std::filesystem::exists(folder / "model"));  // the same command again finds nothing in its way
  std::filesystem::create_directories(folder / "empty");
  EXPECT_EQ(text_of(make_model_folder(*tensors, kVocabulary, folder / "empty", options)), "cancelled | 0");
  EXPECT_TRUE(std::filesystem::is_empty(folder / "empty"));
}

TEST(MakeModel, OnlyGeneratedModels) {
  const TempFolder folder;
  const auto source = find_model(kVocabulary, ModelUse::whole);
  ASSERT_TRUE(source);
  EXPECT_EQ(text_of(make_model_folder(*source, folder / "x")), "model_not_generated | rowkeeper-tiny");
}

}  // namespace
}  // namespace rowkeeper
