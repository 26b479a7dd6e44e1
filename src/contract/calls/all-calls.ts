import type { Call } from "../call.ts";
import { accountsCalls } from "./accounts.ts";
import { addressesCalls } from "./addresses.ts";
import { booksCalls } from "./books.ts";
import { bulkCalls } from "./bulk.ts";
import { cartCalls } from "./cart.ts";
import { cashCodesCalls } from "./cash-codes.ts";
import { catalogueCalls } from "./catalogue.ts";
import { categoriesCalls } from "./categories.ts";
import { checkoutCalls } from "./checkout.ts";
import { codesCalls } from "./codes.ts";
import { consentsCalls } from "./consents.ts";
import { customersCalls, logCalls } from "./customers.ts";
import { deliveryCalls } from "./delivery.ts";
import { deskCalls } from "./desk.ts";
import { factorCalls } from "./factor.ts";
import { goodsCalls } from "./goods.ts";
import { keptStoresCalls } from "./kept-stores.ts";
import { messagesCalls } from "./messages.ts";
import { moneyCalls } from "./money.ts";
import { newsletterCalls } from "./newsletter.ts";
import { ordersCalls } from "./orders.ts";
import { owedCashCalls } from "./owed-cash.ts";
import { papersCalls } from "./papers.ts";
import { parcelsCalls } from "./parcels.ts";
import { passkeysCalls } from "./passkeys.ts";
import { payLinksCalls } from "./pay-links.ts";
import { paymentsCalls } from "./payments.ts";
import { joinCalls, peopleCalls } from "./people.ts";
import { placesCalls } from "./places.ts";
import { pricesCalls } from "./prices.ts";
import { returnDeskCalls, returnsCalls } from "./returns.ts";
import { reviewDeskCalls } from "./review-desk.ts";
import { reviewsCalls } from "./reviews.ts";
import { salesCalls } from "./sales.ts";
import { scarceCalls } from "./scarce.ts";
import { setUpCalls } from "./set-up.ts";
import { settingsCalls } from "./settings.ts";
import { shelvesCalls } from "./shelves.ts";
import { stockCalls } from "./stock.ts";
import { storesCalls } from "./stores.ts";
import { supportCalls } from "./support.ts";
import { tablesCalls } from "./tables.ts";
import { taxesCalls } from "./taxes.ts";
import { toldCalls } from "./told.ts";
import { trackingCalls } from "./tracking.ts";
import { unsentCalls } from "./unsent.ts";
import { wishlistCalls } from "./wishlist.ts";

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
  reviewsCalls,
  reviewDeskCalls,
  storesCalls,
  deliveryCalls,
  newsletterCalls,
  supportCalls,
  cartCalls,
  wishlistCalls,
  checkoutCalls,
  paymentsCalls,
  parcelsCalls,
  payLinksCalls,
  cashCodesCalls,
  owedCashCalls,
  ordersCalls,
  trackingCalls,
  returnsCalls,
  deskCalls,
  moneyCalls,
  booksCalls,
  returnDeskCalls,
  papersCalls,
  customersCalls,
  messagesCalls,
  logCalls,
  setUpCalls,
  settingsCalls,
  categoriesCalls,
  keptStoresCalls,
  toldCalls,
  unsentCalls,
  factorCalls,
  peopleCalls,
  joinCalls,
].flatMap((calls): Call[] => Object.values(calls));
