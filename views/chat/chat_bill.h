// What a provider that bills tokens by whether they were cached would charge for a conversation.
#pragma once

#include <cstdint>

#include "views/run/chat_model.h"

namespace rowkeeper::views {

// For 1,000 tokens, in any currency.
struct ChatPrices {
  double fresh = 1.0;
  double cached = 0.1;
  bool operator==(const ChatPrices&) const = default;
};

struct ChatBill {
  std::int64_t fresh = 0;   // tokens whose rows a turn's prefill computed
  std::int64_t cached = 0;  // tokens whose rows it read back
  double price(const ChatPrices& prices) const;
  double price_without_cache(const ChatPrices& prices) const;  // every token fresh in every turn
};

ChatBill make_bill(const ChatTalk& talk);

}  // namespace rowkeeper::views
