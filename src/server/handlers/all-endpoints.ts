import type { Endpoint } from "#contract/endpoint.ts";
import { accountsEndpoints } from "#contract/endpoints/accounts.ts";
import { addressesEndpoints } from "#contract/endpoints/addresses.ts";
import { bulkEndpoints } from "#contract/endpoints/bulk.ts";
import { cartEndpoints } from "#contract/endpoints/cart.ts";
import { catalogueEndpoints } from "#contract/endpoints/catalogue.ts";
import { categoriesEndpoints } from "#contract/endpoints/categories.ts";
import { checkoutEndpoints } from "#contract/endpoints/checkout.ts";
import { consentsEndpoints } from "#contract/endpoints/consents.ts";
import { customersEndpoints, logEndpoints } from "#contract/endpoints/customers.ts";
import { factorEndpoints } from "#contract/endpoints/factor.ts";
import { fulfilmentEndpoints } from "#contract/endpoints/fulfilment.ts";
import { goodsEndpoints } from "#contract/endpoints/goods.ts";
import { manyOrdersEndpoints } from "#contract/endpoints/many-orders.ts";
import { ordersEndpoints } from "#contract/endpoints/orders.ts";
import { passkeysEndpoints } from "#contract/endpoints/passkeys.ts";
import { payLinksEndpoints } from "#contract/endpoints/pay-links.ts";
import { joinEndpoints, peopleEndpoints } from "#contract/endpoints/people.ts";
import { pricesEndpoints } from "#contract/endpoints/prices.ts";
import { salesEndpoints } from "#contract/endpoints/sales.ts";
import { scarceEndpoints } from "#contract/endpoints/scarce.ts";
import { settingsEndpoints } from "#contract/endpoints/settings.ts";
import { shelvesEndpoints } from "#contract/endpoints/shelves.ts";
import { stockEndpoints } from "#contract/endpoints/stock.ts";
import { tablesEndpoints } from "#contract/endpoints/tables.ts";
import { trackingEndpoints } from "#contract/endpoints/tracking.ts";
import { unsentEndpoints } from "#contract/endpoints/unsent.ts";
import { browserModules } from "#modules-browser";
import { webhookEndpoints } from "../webhooks/webhooks.ts";

/** Every endpoint. */
export const allEndpoints: readonly Endpoint[] = [
  accountsEndpoints,
  passkeysEndpoints,
  addressesEndpoints,
  consentsEndpoints,
  catalogueEndpoints,
  goodsEndpoints,
  shelvesEndpoints,
  bulkEndpoints,
  tablesEndpoints,
  stockEndpoints,
  scarceEndpoints,
  pricesEndpoints,
  salesEndpoints,
  ...browserModules.flatMap(({ endpoints }) => endpoints),
  cartEndpoints,
  checkoutEndpoints,
  payLinksEndpoints,
  ordersEndpoints,
  trackingEndpoints,
  fulfilmentEndpoints,
  manyOrdersEndpoints,
  customersEndpoints,
  logEndpoints,
  settingsEndpoints,
  categoriesEndpoints,
  unsentEndpoints,
  factorEndpoints,
  peopleEndpoints,
  joinEndpoints,
].flatMap((endpoints): Endpoint[] => Object.values(endpoints));

/** What the OpenAPI document describes, in its order: webhooks are no endpoints, but whoever calls them reads of them there. */
export const documentedEndpoints: readonly Endpoint[] = [...allEndpoints, ...webhookEndpoints];
