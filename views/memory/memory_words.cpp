#include "views/memory/memory_words.h"

#include <QCoreApplication>

#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Memory)
};

QString blocks_text(std::int64_t blocks) { return Words::tr("%Ln block(s)", nullptr, static_cast<int>(blocks)); }

QString numbers_line(const CacheShape& shape) {
  if (shape.latent > 0) return Words::tr("%1 × %2 latent numbers").arg(blocks_text(shape.blocks), count_text(shape.latent));
  const QString heads = Words::tr("%Ln KV head(s)", nullptr, static_cast<int>(shape.kv_heads));
  return Words::tr("2 × %1 × %2 × %3").arg(blocks_text(shape.blocks), heads, count_text(shape.head_size));
}

QString bytes_line(const MemoryPlan& plan, const QString& per_token) {
  const NumberGroup group = number_group(plan.shape, plan.format);
  const QString bytes = count_text(group.bytes);
  if (group.numbers == 1) return Words::tr("× %1 bytes = %2 per token").arg(bytes, per_token);
  // With the scale that they share.
  return Words::tr("%1 numbers in %2 bytes = %3 per token").arg(count_text(group.numbers), bytes, per_token);
}

}  // namespace

QString format_name(CacheFormat format) {
  switch (format) {
    case CacheFormat::f32:
      return Words::tr("32-bit");
    case CacheFormat::f16:
      return Words::tr("16-bit");
    case CacheFormat::int8:
      return Words::tr("8-bit");
    case CacheFormat::int4:
      break;
  }
  return Words::tr("4-bit");
}

QString arrangement_name(const CacheShape& shape) {
  if (shape.latent > 0) return Words::tr("latent (%1 numbers)").arg(count_text(shape.latent));
  if (shape.kv_heads == shape.heads)
    return Words::tr("full attention (%Ln KV heads)", nullptr, static_cast<int>(shape.kv_heads));
  if (shape.kv_heads == 1) return Words::tr("one shared head");
  return Words::tr("grouped (%1 KV heads)").arg(count_text(shape.kv_heads));
}

QString device_name(const DevicePreset& device) {
  if (device.id == "laptop-16") return Words::tr("Laptop, 16 GB");
  if (device.id == "laptop-32") return Words::tr("Laptop, 32 GB");
  return QString::fromStdString(device.name);
}

QStringList formula_lines(const MemoryPlan& plan, const Result<MemoryCost>& cost) {
  QStringList lines{numbers_line(plan.shape)};
  if (!cost) return lines;
  const auto bytes = [](std::int64_t number) { return bytes_text(static_cast<double>(number)); };
  lines << Words::tr("= %1 numbers per token").arg(count_text(cost->numbers_per_token));
  lines << bytes_line(plan, bytes(cost->bytes_per_token));
  lines << Words::tr("× %1 = %2 per conversation")
               .arg(Words::tr("%Ln token(s)", nullptr, static_cast<int>(plan.context)), bytes(cost->bytes_per_conversation));
  lines << Words::tr("× %1 = %2 in all")
               .arg(Words::tr("%Ln conversation(s)", nullptr, static_cast<int>(plan.conversations)),
                    bytes(cost->bytes_total));
  return lines;
}

}  // namespace rowkeeper::views
