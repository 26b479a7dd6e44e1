import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderActionBy } from "../fulfilment/on-order.ts";
import type { OrderAddress } from "../order-view.ts";
import { changeAddress } from "./change-address.ts";
import { type ChangedChoice, changeChoice } from "./change-choice.ts";
import { type GivenDiscount, giveDiscount } from "./give-discount.ts";
import { type TakenOut, takeOut } from "./take-out.ts";

/** What the staff change of an order until it leaves. */
export function createOrderChanges(parts: CheckoutParts) {
  return {
    /** Whose it is, as its buyer names it. */
    ofBuyer: (userId: string, typed: string) => parts.orders.findOf(userId, typed),
    changeAddress: (by: OrderActionBy, to: OrderAddress) => changeAddress(parts, by, to),
    changeChoice: (wish: ChangedChoice) => changeChoice(parts, wish),
    takeOut: (wish: TakenOut) => takeOut(parts, wish),
    giveDiscount: (wish: GivenDiscount) => giveDiscount(parts, wish),
  };
}
