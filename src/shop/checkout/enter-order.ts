import type { OrderAddress, OrderView } from "#contract/order-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Sellable } from "#contract/sellable-view.ts";
import { gramsOf, pricedAs } from "#contract/variant.ts";
import { noteDeed } from "#platform/database/audit.ts";
import type { Tx } from "#platform/database/database.ts";
import { tokenHash } from "#platform/ids.ts";
import type { CartLine } from "#shop/cart/rules/cart-lines.ts";
import { linesOf } from "#shop/cart/rules/lines-of.ts";
import type { OrderLine } from "#shop/orders/order-record.ts";
import { quoteOf } from "#shop/pricing/rules/quote.ts";
import { type Sale, saleOf } from "#shop/pricing/rules/sale.ts";
import { say, writing } from "./business-log.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { newsOf } from "./news-of.ts";
import { viewOf } from "./order-book.ts";
import { tellCustomer } from "./order-messages.ts";
import { Refused, refusing } from "./refused.ts";
import { lineSale } from "./rules/as-sold.ts";
import { plainAddress } from "./rules/plain-address.ts";

export interface EnteredOrder {
  /** Whose it is, or how that becomes known in the same transaction. */
  readonly customer: string | ((tx: Tx) => Promise<string | undefined>);
  readonly items: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly colour?: string | null | undefined;
    readonly size?: string | null | undefined;
  }[];
  readonly addressId?: string | undefined;
  /** Where to, when it is not in the address book. */
  readonly address?: OrderAddress | undefined;
  /** Paid by hand already, or when it arrives. */
  readonly payment?: "paid" | "cash" | undefined;
  /** The same wish, sent again, has the same key: it is entered once. */
  readonly key?: string | undefined;
  readonly actor: string;
  readonly lang: "en" | "hi";
}

/** The staff enter what was bought over the counter or by phone: priced, held and sold like any other order. */
export async function enterOrder(parts: CheckoutParts, entered: EnteredOrder): Promise<Outcome<OrderView>> {
  const { db, orders } = parts;
  const made = await refusing(() =>
    writing(parts, async (tx) => {
      const done = await enterIn(parts, tx, entered);
      // Nor may a customer stay who was made for it.
      if (!done.ok) throw new Refused(done);
      return done;
    }),
  );
  if (!made.ok) return made;
  const order = await orders.find(db.read, made.value);
  return order ? success(await viewOf(parts, order)) : failure("notFound");
}

async function enterIn(parts: CheckoutParts, tx: Tx, entered: EnteredOrder): Promise<Outcome<string>> {
  const { clock, accounts, catalogue, invoices, orders, payments, pricing } = parts;
  const { items, actor, lang, key, payment = "paid" } = entered;
  const isPaid = payment === "paid";
  const userId = await whoseOrder(tx, entered);
  const customer = userId === undefined ? null : await accounts.customer(tx, userId);
  if (userId === undefined || !customer) return failure("notFound", { field: "userId" });
  const known = key === undefined ? undefined : await orders.keyOf(tx, actor, key);
  if (known) return known.body_hash === hashOf(entered) ? success(known.order_id) : failure("keyReused");
  const address = entered.address ?? (await addressInBook(parts, tx, userId, entered.addressId));
  if (!address) return failure("addressNeeded", { field: "addressId" });
  const terms = pricing.termsTo(address);
  if (!terms) return failure("notDeliverable", { field: "addressId" });
  if (!isPaid && !terms.takesCash) return failure("noCashThere", { field: "payment" });
  const offers = await catalogue.sellables(
    tx,
    items.map(({ productId }) => productId),
  );
  const chosen = linesOf(items, offers);
  if (!chosen.ok) return chosen;
  const held = await catalogue.holdStock(tx, chosen.value);
  if (!held.ok) return held;
  const goods = chosen.value.map((line) => {
    const { quantity, colour, size } = line;
    const offer = offerOf(offers, line);
    return {
      paise: quantity * offer.unitPaise,
      taxPercent: pricing.taxPercentOf(offer),
      grams: quantity * gramsOf(offer.variants, { colour, size }),
    };
  });
  const quote = quoteOf({ goods, promo: null, terms });
  const sale = saleOf({ goods, promo: null, terms }, quote.charges);
  const order = await orders.place(tx, {
    userId,
    lang,
    cartPrint: "entered",
    promoCode: null,
    quote,
    chargeTaxes: sale.charges,
    lines: chosen.value.map((line, at) => orderLineOf(line, offerOf(offers, line), sale, at)),
    address: plainAddress(address),
    business: null,
    email: customer.email,
  });
  await catalogue.sellHeld(tx, order.lines, { orderId: order.id });
  const owed = { orderId: order.id, amountPaise: order.quote.total };
  if (isPaid) await payments.openPaid(tx, { ...owed, method: "manual" });
  else await payments.openForCash(tx, { ...owed, method: "cash" });
  await orders.markOrdered(tx, order, actor, { isPaid });
  const facts = { order: order.id, paise: order.quote.total };
  say(tx, "order placed", facts);
  if (isPaid) say(tx, "order paid", facts);
  await tellCustomer(parts, tx, order, isPaid ? "ordered" : "placed");
  if (key !== undefined)
    await orders.keepKey(tx, {
      user_id: actor,
      key,
      body_hash: hashOf(entered),
      order_id: order.id,
      answer: null,
    });
  const after = { total: order.quote.total, method: isPaid ? "manual" : "cash" };
  await noteDeed(tx, { by: actor, action: "enter order", subject: order.id, after, at: clock.now() });
  await invoices.issue(tx, order);
  await parts.tellShop(tx, newsOf(order, { kind: "order", actor }));
  await orders.drawNumber(tx, order.id);
  return success(order.id);
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

function hashOf({ items, address, addressId, payment }: EnteredOrder): string {
  return tokenHash(JSON.stringify([items, address, addressId, payment]));
}

function orderLineOf(
  { productId, colour, size, quantity }: CartLine,
  offer: Sellable,
  sale: Sale,
  at: number,
): OrderLine {
  const { title, picture, unitPaise } = offer;
  const chosen = { productId, title, picture, colour, size, quantity, unitPaise };
  return { cartLineId: null, ...chosen, sale: lineSale(sale, at, offer) };
}

/** At the price of what was chosen of it. */
function offerOf(offers: ReadonlyMap<string, Sellable>, line: CartLine): Sellable {
  const offer = offers.get(line.productId);
  if (!offer) throw new Error(`A line was made of ${line.productId}, which is not on offer.`);
  return pricedAs(offer, line);
}
