import { failure, type Outcome, success } from "#contract/outcome.ts";
import { limitsOf } from "#modules/accounts/public/sign-in-limits.ts";
import { createTries } from "#modules/accounts/public/tries.ts";
import type { CashView } from "#modules/cash/views.ts";
import type { Tx } from "#platform/database/database.ts";
import { giveBackTry } from "#platform/limits/limits.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { type OrderActionBy, onOrder } from "../fulfilment/on-order.ts";
import { orderOfToken } from "../messages/order-links.ts";
import { sellOrder } from "../placing/sell-order.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { waitLimitsOf } from "./begin-cash.ts";
import { sendCode } from "./send-code.ts";
import { waitsForWord } from "./waits-for-word.ts";

/** What whoever holds the link may see: enough to know which order is meant, and nothing of whose it is. */
export async function cashViewOf(parts: CheckoutParts, token: string): Promise<CashView | undefined> {
  const found = await linkedOrder(parts, token);
  if (!found) return undefined;
  const { order, kept } = found;
  return {
    number: order.number,
    shortId: order.shortId,
    orderId: order.id,
    lang: order.lang,
    state: stateOf(parts, order),
    until: order.heldUntil,
    totalPaise: order.quote.total - kept.less_paise,
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isCollected: order.collectedIn !== null,
    phoneEnd: order.address.phone.slice(-4),
    isSent: kept.tries_left > 0 && (kept.code_until ?? 0) > parts.clock.now(),
  };
}

/** The code that went to the order's phone. One transaction holds the order, counts the try and sells the goods. */
export async function confirmByCode(
  parts: CheckoutParts,
  { token, code, network }: { readonly token: string; readonly code: string; readonly network: string },
): Promise<Outcome<CashView>> {
  const found = await linkedOrder(parts, token);
  if (!found) return failure("notFound");
  const { id } = found.order;
  if (stateOf(parts, found.order) === "open") {
    const tries = createTries(parts);
    const limit = limitsOf.cashGuessOf(id);
    const allowed = await tries.take(limit);
    if (!allowed.ok) return allowed;
    const done = await tryCode(parts, id, { code: code.replace(/\s/g, ""), network });
    if (!done.ok) return done;
    await tries.giveBack(limit);
  }
  const view = await cashViewOf(parts, token);
  if (!view) return failure("notFound");
  return view.state === "ended" ? failure("orderEnded") : success(view);
}

function tryCode(
  parts: CheckoutParts,
  orderId: string,
  { code, network }: { readonly code: string; readonly network: string },
): Promise<Outcome<void>> {
  const { db, orders, cash } = parts;
  return db.write(async (tx) => {
    const order = await orders.lock(tx, orderId);
    if (!order || stateOf(parts, order) !== "open") return failure("orderEnded");
    if (!(await cash.isRight(tx, orderId, code))) return failure("codeWrong", { field: "code" });
    await cash.confirm(tx, orderId, { by: "buyer", isProven: true });
    await sellConfirmed(parts, tx, order, { actor: order.userId, network });
    return success(undefined);
  });
}

/** Once more, to the same phone. */
export async function sendCodeAgain(
  parts: CheckoutParts,
  { token, network }: { readonly token: string; readonly network: string },
): Promise<Outcome<CashView>> {
  const found = await linkedOrder(parts, token);
  if (!found) return failure("notFound");
  if (stateOf(parts, found.order) !== "open") return failure("orderEnded");
  const sent = await sendCode(parts, found.order, { network });
  if (!sent.ok) return sent;
  const view = await cashViewOf(parts, token);
  return view ? success(view) : failure("notFound");
}

/** Somebody of the staff has spoken with the buyer. */
export function confirmByCall(parts: CheckoutParts, by: OrderActionBy): Promise<Outcome<OrderRecord>> {
  return onOrder(parts, by, "confirm cash order", async (tx, order) => {
    if (!(await waitsForWord(parts, tx, order))) return failure("wrongMove", { field: "status" });
    await parts.cash.confirm(tx, order.id, { by: by.actor, isProven: false });
    await sellConfirmed(parts, tx, order, { actor: by.actor });
    return success(undefined);
  });
}

async function sellConfirmed(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { actor, network }: { readonly actor: string; readonly network?: string | undefined },
): Promise<void> {
  parts.at("cash:confirmed");
  await sellOrder(parts, tx, order, { actor, isPaid: false });
  // After the goods, as who orders takes them: two that wait for each other would wait for ever.
  for (const limit of waitLimitsOf(order, network)) await giveBackTry(tx, limit);
  parts.at("cash:before-commit");
}

async function linkedOrder({ db, orders, cash, ...key }: CheckoutParts, token: string) {
  const orderId = orderOfToken(key, "cash", token);
  if (orderId === undefined) return undefined;
  const [order, kept] = await Promise.all([orders.find(db.read, orderId), cash.of(db.read, orderId)]);
  return order && kept?.confirm_by && !order.isErased ? { order, kept } : undefined;
}

function stateOf({ clock }: CheckoutParts, { status, heldUntil, isErased }: OrderRecord): CashView["state"] {
  if (status === "cancelled" || isErased) return "ended";
  if (status !== "pending") return "confirmed";
  return heldUntil > clock.now() ? "open" : "ended";
}
