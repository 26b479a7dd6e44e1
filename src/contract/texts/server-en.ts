import { cash, owedCash } from "#modules/cash/texts.ts";
import { documents, pick } from "#modules/documents/texts.ts";
import { money } from "#modules/invoices/texts.ts";
import { notifications } from "#modules/notifications/texts.ts";
import { payments } from "#modules/payments/texts.ts";
import { policies } from "#modules/policies/texts.ts";
import { beforeGst, places, taxes } from "#modules/pricing/texts.ts";
import { promoCodes } from "#modules/promo-codes/texts.ts";
import { returns } from "#modules/returns/texts.ts";
import { keepingReviews } from "#modules/reviews/texts.ts";
import { promises, setUp } from "#modules/set-up/texts.ts";
import { support } from "#modules/tickets/texts.ts";
import { answers } from "./en/answers.ts";
import { bulk } from "./en/bulk.ts";
import { closed } from "./en/closed.ts";
import { goods } from "./en/goods.ts";
import { guestCheckout } from "./en/guest-checkout.ts";
import { guests } from "./en/guests.ts";
import { letterSample } from "./en/letter-sample.ts";
import { loginHead } from "./en/login-head.ts";
import { manage } from "./en/manage.ts";
import { passkeys } from "./en/passkeys.ts";
import { pay } from "./en/pay.ts";
import { privacy } from "./en/privacy.ts";
import { refusals } from "./en/refusals.ts";
import { selling } from "./en/selling.ts";
import { shelves } from "./en/shelves.ts";
import { shopPages } from "./en/shop-pages.ts";
import { table } from "./en/table.ts";
import { track } from "./en/track.ts";
import { en } from "./en.ts";
import { withAudited } from "./with-audited.ts";

const ofModules = {
  beforeGst,
  cash,
  documents,
  keepingReviews,
  money,
  notifications,
  owedCash,
  payments,
  pick,
  places,
  policies,
  promises,
  promoCodes,
  returns,
  setUp,
  support,
  taxes,
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
  shelves,
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
