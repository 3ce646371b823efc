#include "views/chat/chat_bill.h"

namespace rowkeeper::views {

namespace {
constexpr double kTokensPriced = 1000;
}

double ChatBill::price(const ChatPrices& prices) const {
  return (static_cast<double>(fresh) * prices.fresh + static_cast<double>(cached) * prices.cached) / kTokensPriced;
}

double ChatBill::price_without_cache(const ChatPrices& prices) const {
  return static_cast<double>(fresh + cached) * prices.fresh / kTokensPriced;
}

ChatBill make_bill(const ChatTalk& talk) {
  ChatBill bill;
  for (const ChatTurn& turn : talk.turns) {
    if (!turn.record) continue;
    bill.fresh += turn.record->rows_computed;
    bill.cached += turn.record->rows_reused;
  }
  return bill;
}

}  // namespace rowkeeper::views
