// Numbers and tokens as people read them, in the default locale (QLocale()). A number and its unit are held together by a
// no-break space.
#pragma once

#include <QString>
#include <cstdint>
#include <string_view>

namespace rowkeeper::views {

QString bytes_text(double bytes);                // "288 KiB", "2.5 MiB"
QString exact_bytes_text(std::uint64_t bytes);   // "1 byte", "294,912 bytes"
QString time_text(double seconds);               // "42 µs", "0.31 ms", "18.4 ms", "1.25 s"
QString token_rate_text(double per_second);      // "53 tokens/s"
QString byte_rate_text(double per_second);       // "26.9 GB/s"; G is 10^9 here and below
QString operation_rate_text(double per_second);  // "84 GFLOP/s"
QString count_text(std::int64_t count);          // "50,257"
QString times_text(std::int64_t count);          // "×3": how often
QString ratio_text(double ratio);                // "5.2×", "70×"
// "3.8 M", "124 M"; where one counts by ten thousands, "380 万", "1.24 億".
QString large_count_text(std::int64_t count);
// `digits` digits, and no zeros at the end; all digits before the point: "0.004", "1.5", "18,432".
QString number_text(double number, int digits = 3);
// Two digits, and a power of ten for what is very small: "0.4", "1.2 × 10⁻⁶".
QString small_text(double number);
// All digits it takes to get the same 32-bit number back.
QString exact_text(float number);

// A token as it stands in a chip or a sentence: spaces at its ends as "·", a newline as "\n", and what cannot be seen, or is
// only part of a character, as its bytes: "⟨E2 82⟩". Isolated (U+2068, U+2069), so that it keeps its place beside text of the
// other direction.
QString token_text(std::string_view bytes);
// Without the isolation, which is for the eye; all else is as the model has it.
QString spoken(QString text);

}  // namespace rowkeeper::views
