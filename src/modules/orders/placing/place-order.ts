import { failure, type Outcome, success } from "#contract/outcome.ts";
import { variantKey } from "#modules/catalogue/rules/variant.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Payment } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import { beginCash, sellFree, waitingForWord } from "../cash/begin-cash.ts";
import { sendCode } from "../cash/send-code.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { mailWithin } from "../messages/mail-within.ts";
import { askForStart, type PaymentStartRequest } from "../payment/ask-for-start.ts";
import { type PaymentStart, paymentStart } from "../payment/payment-start.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { Refused, refusing } from "../public/refused.ts";
import { type HoldRequest, heldIn, holdsCountedFor, leavesEnough, mayHold } from "../rules/hold-limits.ts";
import { digestOf } from "./digest-of.ts";
import { guestPaths } from "./guest-paths.ts";
import { countCodeUse } from "./may-use-code.ts";
import { orderRequest } from "./order-request.ts";
import type { Purchase } from "./purchase.ts";

/** Places an order: one transaction makes it and holds its stock; only then is the gateway asked. Cash asks nobody. */
export async function placeOrder(parts: CheckoutParts, purchase: Purchase): Promise<Outcome<PaymentStart>> {
  const placed = await openOrder(parts, purchase);
  if (!placed.ok) return placed;
  parts.at("place:committed");
  const { start, asksFor } = placed.value;
  if (asksFor) await sendCode(parts, asksFor, purchase);
  const answered = start ? success(start) : await askForStart(parts, purchase, placed.value);
  parts.at("place:answer-kept");
  return answered;
}

type Opened =
  | PaymentStartRequest
  | { readonly start: PaymentStart; readonly asksFor?: OrderRecord | undefined };

async function openOrder(parts: CheckoutParts, purchase: Purchase): Promise<Outcome<Opened>> {
  // A cart that changed since replaces its earlier order; two tabs can do that to each other a few times.
  for (let tries = 0; tries < 4; tries++) {
    const opened = await refusing(() => parts.db.write((tx) => attempt(parts, tx, purchase)));
    if (!opened.ok || !("replaces" in opened.value)) return opened as Outcome<Opened>;
    for (const id of opened.value.replaces)
      await cancelOrder(parts, id, "replaced", purchase.userId, { onlyPending: true });
  }
  return failure("tooMany", { retryAfter: 1 });
}

async function attempt(
  parts: CheckoutParts,
  tx: Tx,
  purchase: Purchase,
): Promise<Outcome<Opened | { replaces: string[] }>> {
  const { cart, orders, payments, catalogue, clock, at } = parts;
  const { userId, key, method, network } = purchase;
  const isCash = method === "cash";
  const needsConfirmation = isCash && parts.payRules().needsConfirmation;
  const payBy = isByLink(parts, purchase) ? "link" : method;
  if (!parts.methods().includes(method)) return failure("invalidInput", { field: "paymentMethod" });
  const bodyHash = hashOf(purchase);
  const [row, earlier, pending] = await Promise.all([
    cart.lockCart(tx, userId),
    orders.keyOf(tx, userId, key),
    orders.lockPending(tx, userId),
  ]);
  at("place:locked");
  if (earlier && earlier.body_hash !== bodyHash) return failure("keyReused");
  if (earlier?.answer) return success({ start: JSON.parse(earlier.answer) as PaymentStart });
  if (earlier) {
    const { order_id: id } = earlier;
    const [order, payment] = await Promise.all([orders.find(tx, id), payments.ofOrder(tx, id)]);
    if (order?.status !== "pending" || !payment) return failure("orderEnded");
    return success({ order, payment, isRepeat: true });
  }
  const asked = await orderRequest(parts, tx, purchase, {
    row,
    held: heldIn(pending.flatMap(({ lines }) => lines)),
  });
  if (!asked.ok) return asked;
  const { offers, ...wanted } = asked.value;
  const waiting = await waitingForWord(parts, tx, pending);
  // Cash and the gateway replace each other: money that still comes for an earlier try is paid back.
  const same = pending.find(
    (one) =>
      isCash === needsConfirmation &&
      waiting.includes(one.id) === isCash &&
      one.cartFingerprint === wanted.cartFingerprint &&
      one.heldUntil > clock.now(),
  );
  const others = pending.filter((one) => one !== same).map(({ id }) => id);
  if (others.length > 0) return success({ replaces: others });
  // It is held until it was to be held at first: asking again keeps nothing from others for longer.
  if (same) {
    // Who went over to the other language goes on in it.
    const asShown = { ...same, lang: purchase.lang };
    return opened(asShown, await payments.chooseMethod(tx, same.id, payBy), true);
  }
  const allowed = await mayHoldThese(parts, tx, { userId, isCash }, offers, wanted.lines);
  if (!allowed.ok) return allowed;
  const held = await catalogue.holdStock(tx, wanted.lines);
  if (!held.ok) throw new Refused(held);
  at("place:held");
  const taken = await countCodeUse(parts, tx, wanted);
  if (!taken.ok) throw new Refused(taken);
  const email = await mailWithin(parts, tx, purchase, wanted.email);
  const order = await orders.place(tx, { ...wanted, email });
  const owed = { orderId: order.id, method: payBy, amountPaise: order.quote.total };
  if (owed.amountPaise === 0) {
    const payment = await payments.openFree(tx, order.id);
    await sellFree(parts, tx, order, network);
    return opened(order, payment, false);
  }
  const payment = await (isCash ? payments.openForCash(tx, owed) : payments.open(tx, owed));
  if (payBy === "link") await payments.links.open(tx, order.id);
  at("place:inserted");
  if (isCash) await beginCash(parts, tx, order, { needsConfirmation, network });
  return opened(order, payment, false);

  /** Where no gateway is asked the answer is kept together with the order. */
  async function opened(order: OrderRecord, payment: Payment, isRepeat: boolean): Promise<Outcome<Opened>> {
    const ways = purchase.guest && guestPaths(parts, order, payment);
    const isFree = payment.method === "none";
    const start =
      isCash || isFree
        ? { ...paymentStart(parts, payment, order, { needsConfirmation }), ...ways }
        : undefined;
    const answer = start ? JSON.stringify(start) : null;
    await orders.keepKey(tx, { user_id: userId, key, body_hash: bodyHash, order_id: order.id, answer });
    at("place:before-commit");
    const asksFor = needsConfirmation && !isFree ? order : undefined;
    return success(start ? { start, asksFor } : { order, payment, isRepeat });
  }
}

/** What this customer kept from others, and whether it was ever paid for. */
async function keptLately(
  { orders, cash, clock }: CheckoutParts,
  tx: Tx,
  { userId, isCash }: { readonly userId: string; readonly isCash: boolean },
) {
  const since = clock.now() - holdsCountedFor;
  // Cash orders that wait to be confirmed do not count against somebody who now pays at the gateway.
  const but = isCash ? Promise.resolve([]) : cash.unconfirmedOrders(tx, userId, since);
  const [hasPaid, heldMs] = await Promise.all([
    orders.hasPaidBefore(tx, userId),
    orders.heldLately(tx, userId, { since, but }),
  ]);
  return { hasPaid, heldMs };
}

/** The offers are those to somebody who holds nothing yet. What a customer kept before matters where few are left. */
async function mayHoldThese(
  parts: CheckoutParts,
  tx: Tx,
  who: Parameters<typeof keptLately>[2],
  offers: ReadonlyMap<string, Sellable>,
  lines: OrderRecord["lines"],
): Promise<Outcome<void>> {
  const wanted = new Map<string, HoldRequest>();
  for (const { productId, quantity, partOf, ...of } of lines) {
    const key = variantKey({ productId, ...of });
    const before = wanted.get(key) ?? { quantity: 0, least: 0 };
    const one = partOf ? quantity / partOf.quantity : 1;
    const least = before.least + one;
    wanted.set(key, { productId, quantity: before.quantity + quantity, least });
  }
  const free = new Map(
    [...offers.values()].flatMap(({ id: productId, variants }) =>
      variants.map((one) => [variantKey({ ...one, productId }), one.free] as const),
    ),
  );
  if (leavesEnough({ wanted, free })) return success(undefined);
  return mayHold({ wanted, free, ...(await keptLately(parts, tx, who)) });
}

/** The gateway's own window needs script and a login; its page needs neither. */
function isByLink({ payments }: CheckoutParts, { guest, method }: Purchase): boolean {
  return guest !== undefined && method !== "cash" && payments.gateway.name !== "mock";
}

function hashOf({
  method,
  items,
  addressId,
  address,
  storeId,
  shownPaise,
  gstin,
  businessName,
  guest,
}: Purchase): string {
  const what = [method, items ?? null, addressId ?? null, shownPaise ?? null];
  const more = [
    ...(address ? [address] : []),
    ...(storeId ? [{ storeId }] : []),
    ...(gstin ? [gstin, businessName ?? null] : []),
    ...(guest?.email ? [guest.email] : []),
  ];
  return digestOf([...what, ...more]);
}
