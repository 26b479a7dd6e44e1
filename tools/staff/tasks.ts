import { formatRupees } from "#contract/money.ts";
import { refusals } from "#contract/texts/en/refusals.ts";
import { listByStep } from "#shop/orders/order-desk-repository.ts";
import type { Payment, Refund } from "#shop/payments/payments-service.ts";
import { checkoutOver } from "./checkout-over.ts";
import { type Command, type Result, refuse, type StaffShop } from "./command.ts";
import { findOneOrder } from "./find-order.ts";
import { orderLine } from "./order-words.ts";

const mostShown = 100;

export const tasks: Command = {
  right: () => "money.see",
  forms: {
    tasks: "what does not end by itself: refunds, payments, parcels that came back",
    "tasks ask ORDER": "asks the gateway now what became of its payment",
  },
  async run(shop, [verb, typed, ...more]) {
    if (verb === undefined) return list(shop);
    return verb === "ask" && typed && more.length === 0 ? askAgain(shop, typed) : "unclear";
  },
};

async function list(shop: StaffShop): Promise<Result> {
  const checkout = checkoutOver(shop);
  const lines = [
    ...(await checkout.refundsToDo()).map(refundLine),
    ...(await checkout.stuckPayments()).map(paymentLine),
    ...(await listByStep(shop.db.read, "returned", mostShown)).map(
      (order) => `${orderLine(order)}  came back: order send, refund order, or order cancel`,
    ),
  ];
  for (const line of lines) console.log(line);
  if (lines.length === 0) console.log("Nothing waits for you.");
  return "done";
}

async function askAgain(shop: StaffShop, typed: string): Promise<Result> {
  const found = await findOneOrder(shop.db, typed);
  if (!found) return "refused";
  const asked = await checkoutOver(shop).askAgain({ orderId: found.id, actor: shop.actor });
  if (!asked.ok) return refuse(`${refusals[asked.reason]}.`);
  console.log("The running shop asks the gateway within two minutes.");
  return "done";
}

function refundLine(refund: Refund): string {
  const since = new Date(refund.created_at).toISOString().slice(0, 16);
  return `${refund.id}  ${formatRupees(refund.amount_paise)}  order ${refund.order_id}  since ${since}  ${stateOf(refund)}`;
}

function stateOf({ kind, state, refusal, gateway_payment_id, tries }: Refund): string {
  if (kind === "manual") return "to give back by hand: refund by-hand ID NUMBER";
  const payment = `payment ${gateway_payment_id}`;
  if (state === "refused") return `${payment} refused: ${refusal ?? "no reason given"}`;
  return `${payment} not confirmed after ${tries} tries; the running shop goes on`;
}

function paymentLine({ order_id, amount_paise, status, updated_at }: Payment): string {
  const since = new Date(updated_at).toISOString().slice(0, 16);
  const why = status === "authorized" ? "kept aside and not taken" : "not heard of";
  return `order ${order_id}  ${formatRupees(amount_paise)}  since ${since}  ${why}: tasks ask ORDER`;
}
