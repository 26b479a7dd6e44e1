import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { linesOf } from "#modules/cart/rules/lines-of.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { tokenHash } from "#platform/ids.ts";
import { newCashOrder } from "../cash/begin-cash.ts";
import { firstToJoin, joinedTo, noteJoined, termsBeside } from "../changes/joined-to.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { storeToCollectIn } from "../collecting/stores-to-collect-in.ts";
import { viewOf } from "../fulfilment/order-book.ts";
import { notifyOfLink } from "../messages/order-messages.ts";
import type { OrderAddress, OrderView } from "../order-view.ts";
import { linkAtGateway } from "../payment/pay-link.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { Refused, refusing } from "../public/refused.ts";
import { orderChanged } from "../records/events.ts";
import { enteredPrint } from "../rules/entered-print.ts";
import { plainAddress } from "../rules/plain-address.ts";
import { businessFor } from "./business-for.ts";
import type { AskedDiscount } from "./less-by-phone.ts";
import { type EnteredItem, priceEntered } from "./price-entered.ts";
import { sellOrder } from "./sell-order.ts";

export interface EnteredOrder extends AskedDiscount {
  /** Whose it is, or how that becomes known in the same transaction. */
  readonly customer: string | ((tx: Tx) => Promise<string | undefined>);
  /** The order that it leaves together with. */
  readonly joins?: string | undefined;
  readonly items: readonly EnteredItem[];
  readonly addressId?: string | undefined;
  /** Where to, when it is not in the address book. */
  readonly address?: OrderAddress | undefined;
  /** Where its goods are collected; else they are brought to the address. */
  readonly storeId?: string | undefined;
  /** Paid by hand already, when it arrives or is collected, or by a link that is sent. */
  readonly payment?: "paid" | "cash" | "link" | undefined;
  /** Of what was paid by hand, such as the number of a bank's transfer. */
  readonly reference?: string | undefined;
  /** Of a business, for its invoice. */
  readonly gstin?: string | undefined;
  readonly businessName?: string | undefined;
  /** For the staff. */
  readonly note?: string | undefined;
  /** What the customer was told on the phone; another sum is not charged. */
  readonly shownPaise?: number | undefined;
  /** The same request, sent again, has the same key: it is entered once. */
  readonly key?: string | undefined;
  readonly actor: string;
  readonly lang: Lang;
}

/** The staff enter what was bought over the counter or by phone: priced, held and sold like any other order. */
export async function enterOrder(parts: CheckoutParts, entered: EnteredOrder): Promise<Outcome<OrderView>> {
  const { db, orders } = parts;
  const made = await refusing(() =>
    db.write(async (tx) => {
      const done = await enterIn(parts, tx, entered);
      // Nor may a customer stay who was made for it.
      if (!done.ok) throw new Refused(done);
      return done;
    }),
  );
  if (!made.ok) return made;
  parts.at("enter:committed");
  await linkAtGateway(parts, made.value);
  const order = await orders.find(db.read, made.value);
  return order ? success(await viewOf(parts, order)) : failure("notFound");
}

async function enterIn(parts: CheckoutParts, tx: Tx, entered: EnteredOrder): Promise<Outcome<string>> {
  const { clock, accounts, cart, catalogue, orders, pricing, at } = parts;
  const { items, actor, lang, key, reference, note, shownPaise } = entered;
  const userId = await whoseOrder(tx, entered);
  const customer = userId === undefined ? null : await accounts.customer(tx, userId);
  // A guest is known by the order alone that this one joins.
  const isKnown = customer !== null || entered.joins !== undefined;
  if (userId === undefined || !isKnown) return failure("notFound", { field: "userId" });
  // Two of the same request at once: the second one finds what the first one made.
  await cart.lockCart(tx, userId);
  const known = key === undefined ? undefined : await orders.keyOf(tx, actor, key);
  if (known) return known.body_hash === hashOf(entered) ? success(known.order_id) : failure("keyReused");
  const first = await firstToJoin(parts, tx, entered);
  if (!first.ok) return first;
  const joins = first.value && joinedTo(first.value);
  const address =
    joins?.address ?? entered.address ?? (await addressInBook(parts, tx, userId, entered.addressId));
  if (!address) return failure("addressNeeded", { field: "addressId" });
  const chosenStore = await storeToCollectIn(parts, tx, joins ? undefined : entered.storeId);
  if (!chosenStore.ok) return chosenStore;
  const store = joins ? joins.collectedIn : chosenStore.value;
  const terms = first.value ? termsBeside(parts, first.value) : pricing.termsTo(store ?? address);
  if (!terms) return failure("notDeliverable", { field: "addressId" });
  if (entered.payment === "cash" && !terms.takesCash) return failure("noCashThere", { field: "payment" });
  // No counter takes what the shop does not offer.
  if (entered.payment === "cash" && store && !parts.methods().includes("cash"))
    return failure("invalidInput", { field: "payment" });
  const business = businessFor(parts, entered, store ?? address);
  if (!business.ok) return business;
  const offers = await catalogue.sellables(
    tx,
    items.map(({ productId }) => productId),
  );
  const chosen = linesOf(items, offers);
  if (!chosen.ok) return chosen;
  const priced = priceEntered(parts, chosen.value, { offers, terms, less: entered });
  if (!priced.ok) return priced;
  const { quote, lines, chargeTaxes } = priced.value;
  const held = await catalogue.holdStock(tx, lines);
  if (!held.ok) return held;
  at("enter:held");
  if (shownPaise !== undefined && shownPaise !== quote.total) return failure("totalChanged");
  // Nobody is asked for nothing, on delivery or by a link.
  const payment = quote.total === 0 ? "paid" : (entered.payment ?? "paid");
  const order = await orders.place(tx, {
    userId,
    actor,
    lang,
    cartFingerprint: enteredPrint,
    promoCode: null,
    deliveryOption: terms.option,
    quote,
    chargeTaxes,
    // No cart gives them up.
    lines: lines.map((line) => ({ ...line, cartLineId: null })),
    address: plainAddress(address),
    collectedIn: store,
    business: business.value,
    email: customer?.email ?? null,
    ...joins,
    ...(payment === "link" && { heldMs: parts.linkMs() }),
  });
  at("enter:placed");
  if (payment === "link") await awaitPayment(parts, tx, order);
  else await sellAtOnce(parts, tx, order, { ...entered, payment });
  if (note !== undefined) await orders.write(tx, order, { kind: "note", words: note, author: actor });
  if (key !== undefined)
    await orders.keepKey(tx, {
      user_id: actor,
      key,
      body_hash: hashOf(entered),
      order_id: order.id,
      answer: null,
    });
  if (first.value) await noteJoined(parts, tx, first.value, { order, actor });
  const after = {
    ...{ total: order.quote.total, method: methodOf(payment) },
    ...(reference && { reference }),
    ...(store && { store: store.name }),
  };
  await emit(tx, orderChanged, {
    by: actor,
    action: "enter order",
    subject: order.id,
    after,
    at: clock.now(),
  });
  at("enter:before-commit");
  return success(order.id);
}

/** Paid by hand already, or when it arrives: the goods are sold. */
async function sellAtOnce(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { payment = "paid", reference, actor }: EnteredOrder,
): Promise<void> {
  const { payments } = parts;
  const isPaid = payment === "paid";
  const owed = { orderId: order.id, amountPaise: order.quote.total, method: methodOf(payment) };
  if (order.quote.total === 0) await payments.openFree(tx, order.id);
  else if (isPaid) await payments.openPaid(tx, { ...owed, reference: reference ?? null });
  else {
    await payments.openForCash(tx, owed);
    // The buyer's word was given on the phone.
    await parts.cash.openConfirmed(tx, await newCashOrder(parts, tx, order), actor);
  }
  await sellOrder(parts, tx, order, { actor, isPaid });
}

/** Held until it is paid by the link, or the link has ended. */
async function awaitPayment(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<void> {
  const { payments } = parts;
  const owed = { orderId: order.id, amountPaise: order.quote.total };
  await payments.open(tx, { ...owed, method: "link" });
  await payments.links.open(tx, order.id);
  await notifyOfLink(parts, tx, order);
}

function methodOf(payment: "paid" | "cash" | "link"): string {
  return payment === "paid" ? "manual" : payment;
}

async function whoseOrder(tx: Tx, { customer }: EnteredOrder): Promise<string | undefined> {
  return typeof customer === "string" ? customer : customer(tx);
}

async function addressInBook(
  { accounts }: CheckoutParts,
  tx: Tx,
  userId: string,
  addressId: string | undefined,
): Promise<OrderAddress | undefined> {
  const book = await accounts.addresses(userId, tx);
  return book.find(({ id, isDefault }) => (addressId ? id === addressId : isDefault));
}

function hashOf({
  items,
  address,
  addressId,
  storeId,
  payment,
  reference,
  joins,
  ...asked
}: EnteredOrder): string {
  const business = asked.gstin ? [asked.gstin, asked.businessName ?? null] : [];
  const less = asked.discount ? [asked.discount, asked.discountReason ?? null] : [];
  const place = [address, addressId, ...(storeId ? [{ storeId }] : [])];
  const to = joins === undefined ? place : [joins];
  return tokenHash(JSON.stringify([items, ...to, payment, reference, ...business, ...less]));
}
