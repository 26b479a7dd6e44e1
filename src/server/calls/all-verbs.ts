import { accountsCalls } from "#contract/calls/accounts.ts";
import { addressesCalls } from "#contract/calls/addresses.ts";
import { booksCalls } from "#contract/calls/books.ts";
import { bulkCalls } from "#contract/calls/bulk.ts";
import { cartCalls } from "#contract/calls/cart.ts";
import { catalogueCalls } from "#contract/calls/catalogue.ts";
import { categoriesCalls } from "#contract/calls/categories.ts";
import { checkoutCalls } from "#contract/calls/checkout.ts";
import { codesCalls } from "#contract/calls/codes.ts";
import { consentsCalls } from "#contract/calls/consents.ts";
import { customersCalls, logCalls } from "#contract/calls/customers.ts";
import { deliveryCalls } from "#contract/calls/delivery.ts";
import { deskCalls } from "#contract/calls/desk.ts";
import { factorCalls } from "#contract/calls/factor.ts";
import { goodsCalls } from "#contract/calls/goods.ts";
import { moneyCalls } from "#contract/calls/money.ts";
import { ordersCalls } from "#contract/calls/orders.ts";
import { papersCalls } from "#contract/calls/papers.ts";
import { passkeysCalls } from "#contract/calls/passkeys.ts";
import { payLinksCalls } from "#contract/calls/pay-links.ts";
import { joinCalls, peopleCalls } from "#contract/calls/people.ts";
import { placesCalls } from "#contract/calls/places.ts";
import { pricesCalls } from "#contract/calls/prices.ts";
import { salesCalls } from "#contract/calls/sales.ts";
import { scarceCalls } from "#contract/calls/scarce.ts";
import { setUpCalls } from "#contract/calls/set-up.ts";
import { settingsCalls } from "#contract/calls/settings.ts";
import { shelvesCalls } from "#contract/calls/shelves.ts";
import { stockCalls } from "#contract/calls/stock.ts";
import { tablesCalls } from "#contract/calls/tables.ts";
import { taxesCalls } from "#contract/calls/taxes.ts";
import { toldCalls } from "#contract/calls/told.ts";
import { trackingCalls } from "#contract/calls/tracking.ts";
import { unsentCalls } from "#contract/calls/unsent.ts";
import { modules } from "#modules";
import { accountsVerbs } from "./accounts.ts";
import { addressesVerbs } from "./addresses.ts";
import { booksVerbs } from "./books.ts";
import { bulkVerbs } from "./bulk.ts";
import { cartVerbs } from "./cart.ts";
import { catalogueVerbs } from "./catalogue.ts";
import { categoriesVerbs } from "./categories.ts";
import { checkoutVerbs } from "./checkout.ts";
import { codesVerbs } from "./codes.ts";
import { consentsVerbs } from "./consents.ts";
import { customersVerbs, logVerbs } from "./customers.ts";
import { deliveryVerbs } from "./delivery.ts";
import { deskVerbs } from "./desk.ts";
import { factorVerbs } from "./factor.ts";
import { goodsVerbs } from "./goods.ts";
import { moneyVerbs } from "./money.ts";
import { ordersVerbs } from "./orders.ts";
import { papersVerbs } from "./papers.ts";
import { passkeysVerbs } from "./passkeys.ts";
import { payLinksVerbs } from "./pay-links.ts";
import { joinVerbs, peopleVerbs } from "./people.ts";
import { placesVerbs } from "./places.ts";
import { pricesVerbs } from "./prices.ts";
import { salesVerbs } from "./sales.ts";
import { scarceVerbs } from "./scarce.ts";
import { setUpVerbs } from "./set-up.ts";
import { settingsVerbs } from "./settings.ts";
import { shelvesVerbs } from "./shelves.ts";
import { stockVerbs } from "./stock.ts";
import { tablesVerbs } from "./tables.ts";
import { taxesVerbs } from "./taxes.ts";
import { toldVerbs } from "./told.ts";
import { trackingVerbs } from "./tracking.ts";
import { unsentVerbs } from "./unsent.ts";
import { type Door, doorsOf } from "./verb.ts";

/** Every call with what it does. */
export const doors: readonly Door[] = [
  ...doorsOf(accountsCalls, accountsVerbs),
  ...doorsOf(passkeysCalls, passkeysVerbs),
  ...doorsOf(addressesCalls, addressesVerbs),
  ...doorsOf(consentsCalls, consentsVerbs),
  ...doorsOf(deliveryCalls, deliveryVerbs),
  ...modules.flatMap(({ handlers }) => handlers),
  ...doorsOf(catalogueCalls, catalogueVerbs),
  ...doorsOf(goodsCalls, goodsVerbs),
  ...doorsOf(shelvesCalls, shelvesVerbs),
  ...doorsOf(bulkCalls, bulkVerbs),
  ...doorsOf(tablesCalls, tablesVerbs),
  ...doorsOf(stockCalls, stockVerbs),
  ...doorsOf(scarceCalls, scarceVerbs),
  ...doorsOf(pricesCalls, pricesVerbs),
  ...doorsOf(salesCalls, salesVerbs),
  ...doorsOf(codesCalls, codesVerbs),
  ...doorsOf(taxesCalls, taxesVerbs),
  ...doorsOf(placesCalls, placesVerbs),
  ...doorsOf(cartCalls, cartVerbs),
  ...doorsOf(checkoutCalls, checkoutVerbs),
  ...doorsOf(payLinksCalls, payLinksVerbs),
  ...doorsOf(ordersCalls, ordersVerbs),
  ...doorsOf(deskCalls, deskVerbs),
  ...doorsOf(moneyCalls, moneyVerbs),
  ...doorsOf(booksCalls, booksVerbs),
  ...doorsOf(papersCalls, papersVerbs),
  ...doorsOf(customersCalls, customersVerbs),
  ...doorsOf(logCalls, logVerbs),
  ...doorsOf(setUpCalls, setUpVerbs),
  ...doorsOf(settingsCalls, settingsVerbs),
  ...doorsOf(categoriesCalls, categoriesVerbs),
  ...doorsOf(toldCalls, toldVerbs),
  ...doorsOf(trackingCalls, trackingVerbs),
  ...doorsOf(unsentCalls, unsentVerbs),
  ...doorsOf(factorCalls, factorVerbs),
  ...doorsOf(peopleCalls, peopleVerbs),
  ...doorsOf(joinCalls, joinVerbs),
];

const byName = new Map(doors.map((door) => [door.call.name, door]));

export function doorNamed(name: string): Door | undefined {
  return byName.get(name);
}
