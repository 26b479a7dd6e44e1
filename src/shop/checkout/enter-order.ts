import type { OrderView } from "#contract/order-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Sellable } from "#contract/sellable-view.ts";
import { gramsOf } from "#contract/variant.ts";
import { noteDeed } from "#platform/database/audit.ts";
import type { CartLine } from "#shop/cart/rules/cart-lines.ts";
import { linesOf } from "#shop/cart/rules/lines-of.ts";
import type { OrderLine } from "#shop/orders/order-record.ts";
import { quoteOf } from "#shop/pricing/rules/quote.ts";
import { say, writing } from "./business-log.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { viewOf } from "./order-book.ts";
import { tellCustomer } from "./order-messages.ts";
import { Refused, refusing } from "./refused.ts";
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
  const { db, clock, accounts, catalogue, orders, payments, pricing } = parts;
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
      const lines = chosen.value.map((line) => orderLineOf(line, offers));
      const held = await catalogue.holdStock(tx, lines);
      if (!held.ok) throw new Refused(held);
      await catalogue.sellHeld(tx, lines);
      const goods = lines.map(({ productId, colour, size, quantity, unitPaise }) => {
        const offer = offers.get(productId);
        return {
          paise: quantity * unitPaise,
          taxPercent: offer ? pricing.taxPercentOf(offer) : null,
          grams: quantity * gramsOf(offer?.variants ?? [], { colour, size }),
        };
      });
      const order = await orders.place(tx, {
        userId,
        lang,
        cartPrint: "entered",
        promoCode: null,
        quote: quoteOf({ goods, promo: null, terms }),
        lines,
        address: plainAddress(address),
        email: customer.email,
      });
      await payments.openPaid(tx, { orderId: order.id, method: "manual", amountPaise: order.quote.total });
      await orders.markOrdered(tx, order, actor);
      const facts = { order: order.id, paise: order.quote.total };
      say(tx, "order placed", facts);
      say(tx, "order paid", facts);
      await tellCustomer(parts, tx, order, "ordered");
      const after = { total: order.quote.total, method: "manual" };
      await noteDeed(tx, { by: actor, action: "enter order", subject: order.id, after, at: clock.now() });
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
  offers: ReadonlyMap<string, Sellable>,
): OrderLine {
  const offer = offers.get(productId);
  if (!offer) throw new Error(`A line was made of ${productId}, which is not on offer.`);
  const { title, picture, unitPaise } = offer;
  return { cartLineId: null, productId, title, picture, colour, size, quantity, unitPaise };
}
