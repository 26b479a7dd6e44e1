import { accountsCalls } from "#contract/calls/accounts.ts";
import { addressesCalls } from "#contract/calls/addresses.ts";
import { cartCalls } from "#contract/calls/cart.ts";
import { catalogueCalls } from "#contract/calls/catalogue.ts";
import { checkoutCalls } from "#contract/calls/checkout.ts";
import { newsletterCalls } from "#contract/calls/newsletter.ts";
import { ordersCalls } from "#contract/calls/orders.ts";
import { reviewsCalls } from "#contract/calls/reviews.ts";
import { stockCalls } from "#contract/calls/stock.ts";
import { storesCalls } from "#contract/calls/stores.ts";
import { wishlistCalls } from "#contract/calls/wishlist.ts";
import { accountsVerbs } from "./accounts.ts";
import { addressesVerbs } from "./addresses.ts";
import { cartVerbs } from "./cart.ts";
import { catalogueVerbs } from "./catalogue.ts";
import { checkoutVerbs } from "./checkout.ts";
import { newsletterVerbs } from "./newsletter.ts";
import { ordersVerbs } from "./orders.ts";
import { reviewsVerbs } from "./reviews.ts";
import { stockVerbs } from "./stock.ts";
import { storesVerbs } from "./stores.ts";
import { type Door, doorsOf } from "./verb.ts";
import { wishlistVerbs } from "./wishlist.ts";

/** Every call with what it does. */
export const doors: readonly Door[] = [
  ...doorsOf(accountsCalls, accountsVerbs),
  ...doorsOf(addressesCalls, addressesVerbs),
  ...doorsOf(reviewsCalls, reviewsVerbs),
  ...doorsOf(storesCalls, storesVerbs),
  ...doorsOf(newsletterCalls, newsletterVerbs),
  ...doorsOf(catalogueCalls, catalogueVerbs),
  ...doorsOf(stockCalls, stockVerbs),
  ...doorsOf(cartCalls, cartVerbs),
  ...doorsOf(wishlistCalls, wishlistVerbs),
  ...doorsOf(checkoutCalls, checkoutVerbs),
  ...doorsOf(ordersCalls, ordersVerbs),
];

const byName = new Map(doors.map((door) => [door.call.name, door]));

export function doorNamed(name: string): Door | undefined {
  return byName.get(name);
}
