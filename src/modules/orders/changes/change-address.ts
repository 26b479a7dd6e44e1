import { stateCodeOf } from "#contract/india/states.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Terms } from "#contract/pricing-terms.ts";
import { readPhone } from "#modules/accounts/public/phone-number.ts";
import { gramsOf } from "#modules/catalogue/rules/variant.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import { quoteOf } from "#modules/pricing/rules/quote.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { type OrderActionBy, onOrder } from "../fulfilment/on-order.ts";
import type { OrderAddress } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderReaddressed } from "../records/events.ts";
import { canBeChanged } from "../rules/can-be-changed.ts";
import { plainAddress } from "../rules/plain-address.ts";

/** Where it goes, and who is called there. What it costs and the tax it names stay as they are. */
export function changeAddress(
  parts: CheckoutParts,
  by: OrderActionBy,
  to: OrderAddress,
): Promise<Outcome<OrderRecord>> {
  return onOrder(parts, by, "change address", async (tx, order) => {
    if (!canBeChanged(order)) return failure("tooLateToChange");
    const address = plainAddress(to);
    const fits = await mayGoTo(parts, tx, order, address);
    if (!fits.ok) return fits;
    const provenAt = (await parts.cash.of(tx, order.id))?.proven_at ?? undefined;
    await readdress(parts, tx, order, { address, actor: by.actor });
    await emit(tx, orderReaddressed, { order });
    return success({ provenAt });
  });
}

interface Readdressed {
  readonly address: OrderAddress;
  readonly actor: string;
  /** When the number was shown to be whose it is, where that is known of it. */
  readonly provenAt?: number | undefined;
}

/** Whoever is called there is asked for the code of a cash order; of a guest it is whose order it is, too. */
export async function readdress(
  { orders, cash }: Pick<CheckoutParts, "orders" | "cash">,
  tx: Tx,
  order: OrderRecord,
  { address, actor, provenAt }: Readdressed,
): Promise<void> {
  const [was, phone] = [readPhone(order.address.phone), readPhone(address.phone) ?? null];
  const isGuests = phone !== null && order.guestPhone !== null && order.guestPhone === was;
  await orders.readdress(tx, order, { address, actor, ...(isGuests && { guestPhone: phone }) });
  if (was !== phone) await cash.rephone(tx, order.id, phone, provenAt);
}

async function mayGoTo(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  to: OrderAddress,
): Promise<Outcome<void>> {
  const { payments, pricing } = parts;
  if (stateCodeOf(to.state) !== stateCodeOf(order.address.state))
    return failure("addressElsewhere", { field: "state" });
  // Nothing is brought there: it is whose name stands on the invoice, and who is called.
  if (order.collectedIn) return success(undefined);
  const terms = pricing.termsTo(to);
  if (!terms) return failure("notDeliverable", { field: "pinCode" });
  const payment = await payments.ofOrder(tx, order.id);
  const isOwed = payment?.method === "cash" && !isMoneyHere(payment.status);
  if (isOwed && !terms.takesCash) return failure("noCashThere", { field: "pinCode" });
  const before = pricing.termsTo(order.address);
  const [then, now] = await deliveryBy(parts, tx, order, [terms, before ?? terms]);
  // What was free by a code, or was cheaper then, is compared as it is today.
  return then > Math.max(now, order.quote.shipping)
    ? failure("deliveryDearer", { field: "pinCode" })
    : success(undefined);
}

/** What bringing its goods costs today by each of these. */
async function deliveryBy(
  { catalogue }: CheckoutParts,
  tx: Tx,
  { lines }: OrderRecord,
  [one, other]: readonly [Terms, Terms],
): Promise<readonly [number, number]> {
  const offers = await catalogue.sellables(
    tx,
    lines.map(({ productId }) => productId),
  );
  const goods = lines.map(({ productId, colour, size, quantity, unitPaise }) => ({
    paise: quantity * unitPaise,
    taxPercent: null,
    grams: quantity * gramsOf(offers.get(productId)?.variants ?? [], { colour, size }),
  }));
  const by = (terms: Terms) => quoteOf({ goods, promo: null, terms }).shipping;
  return [by(one), by(other)];
}
