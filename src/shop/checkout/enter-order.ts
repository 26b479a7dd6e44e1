import type { OrderView } from "#contract/order-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Sellable } from "#contract/sellable-view.ts";
import { gramsOf } from "#contract/variant.ts";
import { noteDeed } from "#platform/database/audit.ts";
import type { CartLine } from "#shop/cart/rules/cart-lines.ts";
import { linesOf } from "#shop/cart/rules/lines-of.ts";
import type { OrderLine } from "#shop/orders/order-record.ts";
import { quoteOf } from "#shop/pricing/rules/quote.ts";
import { type Sale, saleOf } from "#shop/pricing/rules/sale.ts";
import { say, writing } from "./business-log.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { viewOf } from "./order-book.ts";
import { tellCustomer } from "./order-messages.ts";
import { Refused, refusing } from "./refused.ts";
import { lineSale } from "./rules/as-sold.ts";
import { plainAddress } from "./rules/plain-address.ts";

export interface EnteredOrder {
  readonly userId: string;
  readonly items: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly colour?: string | null | undefined;
    readonly size?: string | null | undefined;
  }[];
  readonly addressId?: string | undefined;
  readonly actor: string;
  readonly lang: "en" | "hi";
}

/** The staff enter what was paid by hand: priced, held and sold like any other order. */
export async function enterOrder(parts: CheckoutParts, entered: EnteredOrder): Promise<Outcome<OrderView>> {
  const { db, clock, accounts, catalogue, invoices, orders, payments, pricing } = parts;
  const { userId, addressId, items, actor, lang } = entered;
  const made = await refusing(() =>
    writing(parts, async (tx) => {
      const customer = await accounts.customer(tx, userId);
      if (!customer) return failure("notFound", { field: "userId" });
      const book = await accounts.addresses(userId, tx);
      const address = book.find(({ id, isDefault }) => (addressId ? id === addressId : isDefault));
      if (!address) return failure("addressNeeded", { field: "addressId" });
      const terms = pricing.termsTo(address);
      if (!terms) return failure("notDeliverable", { field: "addressId" });
      const offers = await catalogue.sellables(
        tx,
        items.map(({ productId }) => productId),
      );
      const chosen = linesOf(items, offers);
      if (!chosen.ok) return chosen;
      const held = await catalogue.holdStock(tx, chosen.value);
      if (!held.ok) throw new Refused(held);
      const goods = chosen.value.map(({ productId, colour, size, quantity }) => {
        const offer = offerOf(offers, productId);
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
        lines: chosen.value.map((line, at) => orderLineOf(line, offerOf(offers, line.productId), sale, at)),
        address: plainAddress(address),
        email: customer.email,
      });
      await catalogue.sellHeld(tx, order.lines, { orderId: order.id });
      await payments.openPaid(tx, { orderId: order.id, method: "manual", amountPaise: order.quote.total });
      await orders.markOrdered(tx, order, actor);
      const facts = { order: order.id, paise: order.quote.total };
      say(tx, "order placed", facts);
      say(tx, "order paid", facts);
      await tellCustomer(parts, tx, order, "ordered");
      const after = { total: order.quote.total, method: "manual" };
      await noteDeed(tx, { by: actor, action: "enter order", subject: order.id, after, at: clock.now() });
      await invoices.issue(tx, order);
      await orders.drawNumber(tx, order.id);
      return success(order.id);
    }),
  );
  if (!made.ok) return made;
  const order = await orders.find(db.read, made.value);
  return order ? success(await viewOf(parts, order)) : failure("notFound");
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

function offerOf(offers: ReadonlyMap<string, Sellable>, productId: string): Sellable {
  const offer = offers.get(productId);
  if (!offer) throw new Error(`A line was made of ${productId}, which is not on offer.`);
  return offer;
}
