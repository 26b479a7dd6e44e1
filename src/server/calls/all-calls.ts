import type { Call } from "#contract/call.ts";
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
import { parcelsCalls } from "#contract/calls/parcels.ts";
import { passkeysCalls } from "#contract/calls/passkeys.ts";
import { payLinksCalls } from "#contract/calls/pay-links.ts";
import { paymentsCalls } from "#contract/calls/payments.ts";
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
import { browserModules } from "#modules-browser";

/** Every documented call, in the order of the OpenAPI document. */
export const allCalls: readonly Call[] = [
  accountsCalls,
  passkeysCalls,
  addressesCalls,
  consentsCalls,
  catalogueCalls,
  goodsCalls,
  shelvesCalls,
  bulkCalls,
  tablesCalls,
  stockCalls,
  scarceCalls,
  pricesCalls,
  salesCalls,
  codesCalls,
  taxesCalls,
  placesCalls,
  deliveryCalls,
  ...browserModules.flatMap(({ endpoints }) => endpoints),
  cartCalls,
  checkoutCalls,
  paymentsCalls,
  parcelsCalls,
  payLinksCalls,
  ordersCalls,
  trackingCalls,
  deskCalls,
  moneyCalls,
  booksCalls,
  papersCalls,
  customersCalls,
  logCalls,
  setUpCalls,
  settingsCalls,
  categoriesCalls,
  toldCalls,
  unsentCalls,
  factorCalls,
  peopleCalls,
  joinCalls,
].flatMap((calls): Call[] => Object.values(calls));
