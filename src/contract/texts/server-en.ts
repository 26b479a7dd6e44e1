import { guests } from "#modules/accounts/texts/guests.ts";
import { loginHead } from "#modules/accounts/texts/login-head.ts";
import { passkeys } from "#modules/accounts/texts/passkeys.ts";
import { privacy } from "#modules/accounts/texts/privacy.ts";
import { automaticDiscounts } from "#modules/automatic-discounts/texts.ts";
import { cash, owedCash } from "#modules/cash/texts.ts";
import { bulk } from "#modules/catalogue/texts/bulk.ts";
import { goods } from "#modules/catalogue/texts/goods.ts";
import { goodsOffice } from "#modules/catalogue/texts/goods-office.ts";
import { selling } from "#modules/catalogue/texts/selling.ts";
import { table } from "#modules/catalogue/texts/table.ts";
import { documents, pick } from "#modules/documents/texts.ts";
import { hsnFinder } from "#modules/hsn-finder/texts.ts";
import { money } from "#modules/invoices/texts.ts";
import { notifications } from "#modules/notifications/texts.ts";
import { answers } from "#modules/orders/texts/answers.ts";
import { orderChanges } from "#modules/orders/texts/changes.ts";
import { guestCheckout } from "#modules/orders/texts/guest-checkout.ts";
import { pay } from "#modules/orders/texts/pay.ts";
import { track } from "#modules/orders/texts/track.ts";
import { parcels } from "#modules/parcels/texts.ts";
import { pastOrders } from "#modules/past-orders/texts/past-orders.ts";
import { payments } from "#modules/payments/texts.ts";
import { policies } from "#modules/policies/texts.ts";
import { beforeGst, places, taxes } from "#modules/pricing/texts.ts";
import { promoCodes } from "#modules/promo-codes/texts.ts";
import { redirects } from "#modules/redirects/texts.ts";
import { returns } from "#modules/returns/texts.ts";
import { keepingReviews } from "#modules/reviews/texts.ts";
import { promises, setUp } from "#modules/set-up/texts.ts";
import { shopPages } from "#modules/settings/texts/shop-pages.ts";
import { storePickup } from "#modules/store-pickup/texts.ts";
import { support } from "#modules/tickets/texts.ts";
import { whatsAppSetUp } from "#modules/whatsapp/texts.ts";
import { refusals } from "../failures.ts";
import { closed } from "./en/closed.ts";
import { letterSample } from "./en/letter-sample.ts";
import { manage } from "./en/manage.ts";
import { en } from "./en.ts";
import { withAudited } from "./with-audited.ts";

const ofModules = {
  automaticDiscounts,
  beforeGst,
  cash,
  documents,
  hsnFinder,
  keepingReviews,
  money,
  notifications,
  orderChanges,
  owedCash,
  parcels,
  pastOrders,
  payments,
  pick,
  places,
  policies,
  promises,
  promoCodes,
  redirects,
  returns,
  setUp,
  storePickup,
  support,
  taxes,
  whatsAppSetUp,
};

/** All that is said in English; what only the server says, browsers hear in answers and need not carry. */
export const serverEn = {
  ...en,
  ...ofModules,
  manage: { ...manage, logged: withAudited(manage.logged, Object.values(ofModules)) },
  refusals,
  closed,
  goods,
  guests,
  answers,
  letterSample,
  loginHead,
  selling,
  goodsOffice,
  table,
  bulk,
  passkeys,
  pay,
  shopPages,
  privacy,
  guestCheckout,
  track,
};

export type ServerTexts = typeof serverEn;
