import type { Endpoint } from "../call.ts";
import { accountEndpoints } from "./accounts.ts";
import { addressEndpoints } from "./addresses.ts";
import { cartEndpoints } from "./cart.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { checkoutEndpoints } from "./checkout.ts";
import { newsletterEndpoints } from "./newsletter.ts";
import { orderEndpoints } from "./orders.ts";
import { storesEndpoints } from "./stores.ts";
import { wishlistEndpoints } from "./wishlist.ts";

/** Every documented call, in the order of the OpenAPI document. */
export const allEndpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...addressEndpoints,
  ...catalogueEndpoints,
  ...Object.values(storesEndpoints),
  ...Object.values(newsletterEndpoints),
  ...Object.values(cartEndpoints),
  ...Object.values(wishlistEndpoints),
  ...Object.values(checkoutEndpoints),
  ...Object.values(orderEndpoints),
];
