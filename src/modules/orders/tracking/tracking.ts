import { readPhone } from "#modules/accounts/public/phone-number.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { orderLink } from "../messages/order-links.ts";
import { trackedOrder, trackViewOf } from "./track-view.ts";

/** Where an order is, for whoever holds its link or the phone that it was ordered with. */
export function createTracking(parts: CheckoutParts) {
  return {
    view: (token: string) => trackViewOf(parts, token),
    order: (token: string) => trackedOrder(parts, token),
    linkOf: (orderId: string) => orderLink(parts, "track", orderId),

    /** Whoever has proved the phone has all that was bought with it without an account. */
    async adopt(tx: Tx, owner: { readonly userId: string; readonly phone: string }): Promise<void> {
      const ids = await parts.orders.adopt(tx, owner);
      await parts.cash.adopt(tx, ids, owner);
      await parts.returns.adopt(tx, ids, owner.userId);
    },

    /** The order of that number, if it was ordered with that phone and is still shown. */
    async orderWith(number: string, phone: string): Promise<string | undefined> {
      const order = await parts.orders.findByNumber(number);
      if (!order || order.isErased) return undefined;
      return readPhone(order.address.phone) === phone ? order.id : undefined;
    },
  };
}
