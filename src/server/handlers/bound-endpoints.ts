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
import { modules } from "#modules";
import { accountsHandlers } from "./accounts.ts";
import { addressesHandlers } from "./addresses.ts";
import { bulkHandlers } from "./bulk.ts";
import { cartHandlers } from "./cart.ts";
import { catalogueHandlers } from "./catalogue.ts";
import { categoriesHandlers } from "./categories.ts";
import { checkoutHandlers } from "./checkout.ts";
import { consentsHandlers } from "./consents.ts";
import { customersHandlers, logHandlers } from "./customers.ts";
import { factorHandlers } from "./factor.ts";
import { fulfilmentHandlers } from "./fulfilment.ts";
import { goodsHandlers } from "./goods.ts";
import { type BoundEndpoint, bindHandlers } from "./handler.ts";
import { manyOrdersHandlers } from "./many-orders.ts";
import { ordersHandlers } from "./orders.ts";
import { passkeysHandlers } from "./passkeys.ts";
import { payLinksHandlers } from "./pay-links.ts";
import { joinHandlers, peopleHandlers } from "./people.ts";
import { pricesHandlers } from "./prices.ts";
import { salesHandlers } from "./sales.ts";
import { scarceHandlers } from "./scarce.ts";
import { settingsHandlers } from "./settings.ts";
import { shelvesHandlers } from "./shelves.ts";
import { stockHandlers } from "./stock.ts";
import { tablesHandlers } from "./tables.ts";
import { trackingHandlers } from "./tracking.ts";
import { unsentHandlers } from "./unsent.ts";

/** Every endpoint with what it does. */
export const boundEndpoints: readonly BoundEndpoint[] = [
  ...bindHandlers(accountsEndpoints, accountsHandlers),
  ...bindHandlers(passkeysEndpoints, passkeysHandlers),
  ...bindHandlers(addressesEndpoints, addressesHandlers),
  ...bindHandlers(consentsEndpoints, consentsHandlers),
  ...modules.flatMap(({ handlers }) => handlers),
  ...bindHandlers(catalogueEndpoints, catalogueHandlers),
  ...bindHandlers(goodsEndpoints, goodsHandlers),
  ...bindHandlers(shelvesEndpoints, shelvesHandlers),
  ...bindHandlers(bulkEndpoints, bulkHandlers),
  ...bindHandlers(tablesEndpoints, tablesHandlers),
  ...bindHandlers(stockEndpoints, stockHandlers),
  ...bindHandlers(scarceEndpoints, scarceHandlers),
  ...bindHandlers(pricesEndpoints, pricesHandlers),
  ...bindHandlers(salesEndpoints, salesHandlers),
  ...bindHandlers(cartEndpoints, cartHandlers),
  ...bindHandlers(checkoutEndpoints, checkoutHandlers),
  ...bindHandlers(payLinksEndpoints, payLinksHandlers),
  ...bindHandlers(ordersEndpoints, ordersHandlers),
  ...bindHandlers(fulfilmentEndpoints, fulfilmentHandlers),
  ...bindHandlers(manyOrdersEndpoints, manyOrdersHandlers),
  ...bindHandlers(customersEndpoints, customersHandlers),
  ...bindHandlers(logEndpoints, logHandlers),
  ...bindHandlers(settingsEndpoints, settingsHandlers),
  ...bindHandlers(categoriesEndpoints, categoriesHandlers),
  ...bindHandlers(trackingEndpoints, trackingHandlers),
  ...bindHandlers(unsentEndpoints, unsentHandlers),
  ...bindHandlers(factorEndpoints, factorHandlers),
  ...bindHandlers(peopleEndpoints, peopleHandlers),
  ...bindHandlers(joinEndpoints, joinHandlers),
];

const byName = new Map(boundEndpoints.map((bound) => [bound.endpoint.name, bound]));

export function boundEndpointNamed(name: string): BoundEndpoint | undefined {
  return byName.get(name);
}
