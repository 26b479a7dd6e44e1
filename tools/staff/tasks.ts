import { formatRupees } from "#contract/money.ts";
import type { Refund } from "#shop/payments/payments-service.ts";
import { checkoutOver } from "./checkout-over.ts";
import type { Command } from "./command.ts";

export const tasks: Command = {
  right: () => "money.see",
  forms: { tasks: "what does not end by itself: refunds that were refused or go back by hand" },
  async run(shop, words) {
    if (words.length > 0) return "unclear";
    const refunds = await checkoutOver(shop).refundsToDo();
    for (const refund of refunds) console.log(lineOf(refund));
    if (refunds.length === 0) console.log("Nothing waits for you.");
    return "done";
  },
};

function lineOf(refund: Refund): string {
  const since = new Date(refund.created_at).toISOString().slice(0, 16);
  return `${refund.id}  ${formatRupees(refund.amount_paise)}  order ${refund.order_id}  since ${since}  ${stateOf(refund)}`;
}

function stateOf({ kind, state, refusal, gateway_payment_id, tries }: Refund): string {
  if (kind === "manual") return "to give back by hand: refund by-hand ID NUMBER";
  const payment = `payment ${gateway_payment_id}`;
  if (state === "refused") return `${payment} refused: ${refusal ?? "no reason given"}`;
  return `${payment} not confirmed after ${tries} tries; the running shop goes on`;
}
