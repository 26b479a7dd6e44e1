import type { OrderView } from "#contract/order-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { OrderLine } from "#shop/orders/order-record.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { viewOf } from "./order-book.ts";
import { tellCustomer } from "./order-messages.ts";
import { Refused, refusing } from "./refused.ts";
import { plainAddress } from "./rules/plain-address.ts";
import { quoteOf } from "./rules/quote.ts";

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
  const { db, accounts, catalogue, orders, payments, rate } = parts;
  const { userId, addressId, items, actor, lang } = entered;
  const made = await refusing(() =>
    db.write(async (tx) => {
      const customer = await accounts.customer(tx, userId);
      if (!customer) return failure("notFound", { field: "userId" });
      const book = await accounts.addresses(userId, tx);
      const address = book.find(({ id, isDefault }) => (addressId ? id === addressId : isDefault));
      if (!address) return failure("addressNeeded", { field: "addressId" });
      const offers = await catalogue.sellables(
        tx,
        items.map(({ productId }) => productId),
      );
      const lines: OrderLine[] = [];
      for (const { productId, quantity, colour = null, size = null } of items) {
        const offer = offers.get(productId);
        if (!offer || offer.gone) return failure("productGone", { field: "items" });
        const { title, picture, unitPaise } = offer;
        lines.push({ cartLineId: null, productId, title, picture, colour, size, quantity, unitPaise });
      }
      const held = await catalogue.holdStock(tx, lines);
      if (!held.ok) throw new Refused(held);
      await catalogue.sellHeld(tx, lines);
      const subtotalPaise = lines.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0);
      const order = await orders.place(tx, {
        userId,
        lang,
        cartPrint: "entered",
        promoCode: null,
        quote: quoteOf({ subtotalPaise, promoPercent: 0, rate }),
        lines,
        address: plainAddress(address),
        email: customer.email,
      });
      await payments.openPaid(tx, { orderId: order.id, method: "manual", amountPaise: order.quote.total });
      await orders.markOrdered(tx, order, actor);
      await tellCustomer(parts, tx, order, "ordered");
      return success(order.id);
    }),
  );
  if (!made.ok) return made;
  const order = await orders.find(db.read, made.value);
  return order ? success(await viewOf(parts, order)) : failure("notFound");
}
