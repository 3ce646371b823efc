// Attention over a store: the kernels for few and for many rows give the same bits, those of the order that is stated,
// for every code, panel, window and shape; and what the CPU's reference gives, but for the last bits.
#include <cmath>

#include "core/device/kernels/choose.h"
#include "core/kernels/reference.h"
#include "core/kernels/thread_pool.h"
#include "tests/core/device/device_test.h"
#include "tests/core/device/host_device.h"
#include "tests/core/device/run_kernel.h"

namespace rowkeeper {
namespace {

struct Heads {
  int heads, kv_heads;
};

struct Window {
  std::size_t sinks, window;
};
constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

struct Case {
  CodePair codes;
  std::size_t page;
  Heads heads;
  int head_size;
  int entries;  // of which the last `rows` ask
  int rows;
  Window window;
};

std::string words(const Case& c) {
  return "codes " + std::to_string(int(c.codes.keys)) + "/" + std::to_string(int(c.codes.values)) + ", page " +
         std::to_string(c.page) + ", heads " + std::to_string(c.heads.heads) + "/" + std::to_string(c.heads.kv_heads) +
         " of " + std::to_string(c.head_size) + ", " + std::to_string(c.rows) + " of " + std::to_string(c.entries) +
         " entries, sinks " + std::to_string(c.window.sinks) + ", window " + std::to_string(c.window.window);
}

RowLayout layout_of(const Case& c) {
  RowLayout layout;
  layout.shape = {2, c.heads.kv_heads, c.head_size, c.entries, 0};
  layout.floats = {std::min<std::size_t>(c.page, 32), c.page, at(c.head_size + 7) / 8 * 8};
  layout.keys = c.codes.keys, layout.values = c.codes.values;
  return layout;
}

// A store with its rows, queries for the last of them, and what attention makes of them.
class Attention {
 public:
  explicit Attention(const Case& c)
      : case_(c),
        store_(layout_of(c), c.entries),
        first_(c.entries - c.rows),
        width_(c.heads.heads * c.head_size),
        ld_(width_ + 7) {
    const int kv_width = c.heads.kv_heads * c.head_size;
    const std::vector<float> keys = random_floats(at(c.entries) * at(kv_width), 1, 1);
    const std::vector<float> values = random_floats(at(c.entries) * at(kv_width), 1, 2);
    ThreadPool pool(1);
    write_rows(store_.view(1), 0, {keys.data(), values.data(), at(kv_width), c.entries}, pool);
    q_ = random_floats(at(kAt + c.rows) * at(ld_), 2, 3);
    read_store();
    drop_chunks_out_of_sight();
  }

  std::vector<float> run(int first_row, int rows, bool many, bool backwards = false) {
    const DevicePart part = {store_.chunks(), kAt + first_row, rows, first_ + first_row};
    AttendArgs args = arguments(part, rows);
    std::vector<float> out(q_.size(), kNan),
        scratch(attend_scratch_floats(rows, args.most_entries, args.heads, case_.head_size), kNan);
    args.out = out.data(), args.scratch = scratch.data();
    if (many) {
      run_kernel<AttendManyKernel>(args, backwards);
    } else {
      run_kernel<AttendFewKernel>(args, backwards);
      run_kernel<AttendJoinKernel>(args, backwards);
    }
    return out;
  }

  AttendArgs arguments(const DevicePart& part, int most_rows) const {
    AttendArgs args;
    args.kv = store_.view(1);
    args.kv.chunks = nullptr;
    args.kv.sinks = case_.window.sinks, args.kv.window = case_.window.window;
    args.part = &part;
    args.most_rows = most_rows;
    args.most_entries = part.first + part.rows;
    args.q = q_.data(), args.ldq = ld_;
    args.heads = case_.heads.heads;
    args.ldo = ld_;
    args.scale = scale();
    return args;
  }

  bool sees(int row, int entry) const {
    const int t = first_ + row;
    return entry <= t && (at(entry) < case_.window.sinks || at(t - entry) < case_.window.window);
  }

  // The order as kernel_args.h and attend.h word it.
  std::vector<float> in_order(int row) const {
    std::vector<float> out;
    for (int head = 0; head < case_.heads.heads; ++head) {
      float maximum = -std::numeric_limits<float>::infinity(), sum = 0;
      std::vector<float> numbers(at(case_.head_size));
      for (int begin = 0; begin <= first_ + row; begin += kGroupRows) add_group(row, head, begin, maximum, sum, numbers);
      for (const float x : numbers) out.push_back(x * (1 / sum));
    }
    return out;
  }

  std::vector<float> by_reference(int row) const {
    std::vector<float> out(at(width_));
    std::vector<bool> seen;
    for (int e = 0; e <= first_ + row; ++e) seen.push_back(sees(row, e));
    reference::attend(at(first_ + row), at(case_.heads.heads), at(case_.heads.kv_heads), at(case_.head_size), scale(),
                      query(row, 0), keys_.data(), values_.data(), seen, out.data());
    return out;
  }

  const float* row_of(const std::vector<float>& out, int row) const { return &out[at(kAt + row) * at(ld_)]; }
  int width() const { return width_; }
  int ld() const { return ld_; }
  const TestStore& store() const { return store_; }
  int first() const { return first_; }

 private:
  static constexpr int kAt = 2;  // the part's first row in the activations

  float scale() const { return 1.0F / std::sqrt(static_cast<float>(case_.head_size)); }
  const float* query(int row, int head) const { return &q_[at(kAt + row) * at(ld_) + at(head * case_.head_size)]; }

  // The numbers that attention works with: what the codes say.
  void read_store() {
    const std::size_t size = at(case_.head_size), kv_heads = at(case_.heads.kv_heads);
    keys_.resize(at(case_.entries) * kv_heads * size), values_.resize(keys_.size());
    for (std::size_t e = 0; e < at(case_.entries); ++e) {
      for (std::size_t head = 0; head < kv_heads; ++head) {
        const std::size_t from = (e * kv_heads + head) * size;
        read_row(store_.view(1), head, e, {&keys_[from], size}, {&values_[from], size});
      }
    }
  }

  void drop_chunks_out_of_sight() {
    const int page = static_cast<int>(case_.page);
    for (int begin = 0; begin < case_.entries; begin += page) {
      bool any = false;
      for (int row = 0; row < case_.rows; ++row) {
        for (int e = begin; e < std::min(begin + page, case_.entries); ++e) any = any || sees(row, e);
      }
      if (!any) store_.drop(at(begin / page));
    }
  }

  void add_group(int row, int head, int begin, float& maximum, float& sum, std::vector<float>& numbers) const {
    const std::size_t size = at(case_.head_size), kv_heads = at(case_.heads.kv_heads);
    const std::size_t kv_head = at(head / (case_.heads.heads / case_.heads.kv_heads));
    float score[kGroupRows], weight[kGroupRows], tree[kGroupRows], most = -std::numeric_limits<float>::infinity();
    bool any = false;
    for (int i = 0; i < kGroupRows; ++i) {
      if (!sees(row, begin + i)) continue;
      any = true;
      score[i] = 0;
      const float* const key = &keys_[(at(begin + i) * kv_heads + kv_head) * size];
      for (std::size_t d = 0; d < size; ++d) score[i] = std::fma(query(row, head)[d], key[d], score[i]);
      most = std::max(most, score[i]);
    }
    if (!any) return;
    for (int i = 0; i < kGroupRows; ++i) {
      weight[i] = sees(row, begin + i) ? reference::exp((score[i] - most) * scale()) : 0;
      tree[i] = weight[i];
    }
    for (int half = kGroupRows / 2; half > 0; half /= 2) {
      for (int i = 0; i < half; ++i) tree[i] += tree[i + half];
    }
    const float larger = std::max(maximum, most);
    const float keep = reference::exp((maximum - larger) * scale()), take = reference::exp((most - larger) * scale());
    for (std::size_t d = 0; d < size; ++d) {
      float group = 0;
      for (int i = 0; i < kGroupRows; ++i) {
        if (sees(row, begin + i))
          group = std::fma(weight[i], values_[(at(begin + i) * kv_heads + kv_head) * size + d], group);
      }
      numbers[d] = std::fma(numbers[d], keep, group * take);
    }
    sum = std::fma(sum, keep, tree[0] * take);
    maximum = larger;
  }

  Case case_;
  TestStore store_;
  int first_, width_, ld_;
  std::vector<float> q_, keys_, values_;
};

void expect_agreement(const Case& c) {
  SCOPED_TRACE(words(c));
  Attention attention(c);
  const std::vector<float> many = attention.run(0, c.rows, true);
  const std::vector<float> many_backwards = attention.run(0, c.rows, true, true);
  ASSERT_TRUE(same_bits(many.data(), many_backwards.data(), many.size())) << "threads read what others write";
  for (int row = 0; row < c.rows; ++row) {
    const std::vector<float> expected = attention.in_order(row), other = attention.by_reference(row);
    const float* const out = attention.row_of(many, row);
    ASSERT_TRUE(same_bits(out, expected.data(), expected.size())) << "many, row " << row;
    for (std::size_t i = 0; i < other.size(); ++i) ASSERT_NEAR(out[i], other[i], 2e-6F) << "row " << row;
    ASSERT_TRUE(std::isnan(out[attention.width()])) << "only the row is written";
  }
  for (int row = 0; row < c.rows; row += kFewRows) {
    const int rows = std::min(kFewRows, c.rows - row);
    for (const bool backwards : {false, true}) {
      const std::vector<float> few = attention.run(row, rows, false, backwards);
      for (int r = row; r < row + rows; ++r)
        ASSERT_TRUE(same_bits(attention.row_of(few, r), attention.row_of(many, r), at(attention.ld()))) << "few, row " << r;
    }
  }
}

constexpr Window kWindows[] = {{0, kAll}, {4, 16}, {0, 1}, {1, 50}, {70, 3}, {0, 200}, {3, 64}};
constexpr Heads kHeads[] = {{2, 2}, {4, 2}, {3, 1}};

// Every code with every page and head size; the rest goes round beside them.
TEST(DeviceAttend, FewAndManyRowsGiveTheBitsOfTheStatedOrder) {
  constexpr int kEntries[] = {1, 40, 64, 65, 130, 200}, kRows[] = {1, 9, 20, 33, 41};
  std::size_t turn = 0;
  for (const CodePair& codes : kCodePairs) {
    for (const std::size_t page : {8, 16, 32, 64}) {
      for (const int head_size : {8, 32, 64, 80, 128}) {
        const int entries = kEntries[turn % std::size(kEntries)], rows = std::min(entries, kRows[turn % std::size(kRows)]);
        expect_agreement(
            {codes, page, kHeads[turn % std::size(kHeads)], head_size, entries, rows, kWindows[turn % std::size(kWindows)]});
        ++turn;
      }
    }
  }
}

TEST(DeviceAttend, HeadsOfAnySize) {
  for (const int head_size : {1, 3, 31, 33, 65, 100, 192, 256}) {
    for (const CodePair& codes : kCodePairs) expect_agreement({codes, 16, {2, 1}, head_size, 70, 12, {0, kAll}});
  }
}

TEST(DeviceAttend, AnyNumberOfEntriesAndRows) {
  for (int entries = 1; entries <= 200; entries += entries < 70 ? 1 : 13) {
    const int rows = std::min(entries, 1 + entries * 7 % 40);
    expect_agreement({kCodePairs[at(entries) % std::size(kCodePairs)], 32, {2, 2}, 8, entries, rows, {0, kAll}});
  }
}

TEST(DeviceAttend, WindowsAndSinks) {
  for (const Window& window : kWindows) {
    for (const std::size_t page : {8, 64}) {
      for (const int rows : {1, 8, 35, 150}) expect_agreement({kCodePairs[0], page, {2, 1}, 16, 200, rows, window});
    }
  }
}

// Panels as the CPU's dense store has them on other machines, or plain rows.
TEST(DeviceAttend, PanelsOfAnyWidth) {
  for (const std::size_t width : {1, 5, 16}) {
    Case c{kCodePairs[0], width * 4, {2, 2}, 24, 90, 11, {2, 30}};
    RowLayout layout = layout_of(c);
    layout.floats.panel_width = width;
    const std::vector<float> keys = random_floats(90 * 48, 1, 1), values = random_floats(90 * 48, 1, 2);
    TestStore store(layout, 90);
    ThreadPool pool(1);
    write_rows(store.view(1), 0, {keys.data(), values.data(), 48, 90}, pool);
    Attention same(c);  // the same numbers in panels of another width
    const DevicePart part = {store.chunks(), 2, 11, 79}, other_part = {same.store().chunks(), 2, 11, 79};
    AttendArgs args = same.arguments(part, 11);
    const KvBlockView view = store.view(1);
    args.kv = view;
    args.kv.sinks = 2, args.kv.window = 30;
    std::vector<float> out(13 * at(same.ld()), kNan);
    args.out = out.data();
    run_kernel<AttendManyKernel>(args);
    EXPECT_EQ(other_part.first, same.first());
    const std::vector<float> expected = same.run(0, 11, true);
    EXPECT_TRUE(same_bits(out.data(), expected.data(), out.size())) << width;
  }
}

// A grid that was made for more rows and entries than there are, as a graph's is; the part says how many.
TEST(DeviceAttend, GridsMayBeLargerThanThePart) {
  for (const int most_rows : {8, 40}) {
    const Case c{kCodePairs[0], 16, {2, 2}, 16, 100, 3, {0, kAll}};
    Attention attention(c);
    const DevicePart part = {attention.store().chunks(), 2, 3, 97};
    AttendArgs args = attention.arguments(part, most_rows);
    args.most_entries = 1000;
    std::vector<float> out(5 * at(attention.ld()), kNan), scratch(attend_scratch_floats(most_rows, 1000, 2, 16), kNan);
    args.out = out.data(), args.scratch = scratch.data();
    HostDevice device;
    ASSERT_TRUE(device.launch(args) && device.wait());
    const std::vector<float> expected = attention.run(0, 3, true);
    EXPECT_TRUE(same_bits(out.data(), expected.data(), out.size())) << most_rows;
  }
}

// What a later row says must not reach an earlier one, even where a tile holds both and a weight of 0 would make NaN of
// it.
TEST(DeviceAttend, NothingComesFromRowsOutOfSight) {
  const Case c{kCodePairs[0], 16, {1, 1}, 8, 40, 20, {0, kAll}};
  Attention attention(c);
  const std::vector<float> before = attention.run(0, 20, true);
  KvBlockView view = attention.store().view(1);
  for (std::size_t d = 0; d < 8; ++d) view.float_value(0, 30)[d] = kNan, view.float_keys(0, 30)[d * 16 + 30 % 16] = kNan;
  for (const bool many : {true, false}) {
    const std::vector<float> after = many ? attention.run(0, 20, true) : attention.run(8, 8, false);
    for (int row = many ? 0 : 8; row < (many ? 20 : 16); ++row) {
      const bool clean = same_bits(attention.row_of(before, row), attention.row_of(after, row), 8);
      EXPECT_EQ(clean, row < 10) << (many ? "many" : "few") << ", row " << row;
    }
  }
}

// Scores far apart: weights that vanish, maxima that change from group to group.
TEST(DeviceAttend, LargeScoresStayFinite) {
  const Case c{kCodePairs[0], 64, {1, 1}, 4, 200, 40, {0, kAll}};
  Attention attention(c);
  KvBlockView view = attention.store().view(1);
  for (std::size_t e = 0; e < 200; ++e) {
    for (std::size_t d = 0; d < 4; ++d) view.float_keys(0, e)[d * 32 + e % 32] *= 1e4F * static_cast<float>(e);
  }
  const std::vector<float> many = attention.run(0, 40, true), few = attention.run(0, 8, false);
  for (int row = 0; row < 40; ++row) {
    for (int d = 0; d < 4; ++d) EXPECT_LE(std::fabs(attention.row_of(many, row)[d]), 1.0001F) << row;
  }
  for (int row = 0; row < 8; ++row) EXPECT_TRUE(same_bits(attention.row_of(few, row), attention.row_of(many, row), 4));
}

}  // namespace
}  // namespace rowkeeper
