import { withAudited } from "#contract/texts/with-audited.ts";
import type { LanguageTexts } from "../language-texts.ts";
import { guests } from "./accounts/guests.ts";
import { loginHead } from "./accounts/login-head.ts";
import { hi as accountMessages } from "./accounts/messages.ts";
import { passkeys } from "./accounts/passkeys.ts";
import { privacy } from "./accounts/privacy.ts";
import { automaticDiscounts } from "./automatic-discounts.ts";
import { cash, owedCash } from "./cash.ts";
import { bulk } from "./catalogue/bulk.ts";
import { goods } from "./catalogue/goods.ts";
import { goodsOffice } from "./catalogue/goods-office.ts";
import { selling } from "./catalogue/selling.ts";
import { table } from "./catalogue/table.ts";
import { documents, pick } from "./documents.ts";
import { hsnFinder } from "./hsn-finder.ts";
import { money } from "./invoices.ts";
import { letterSample } from "./letter-sample.ts";
import { letters as newsletterLetters } from "./letters/newsletter.ts";
import { letters as reminderLetters } from "./letters/reminders.ts";
import { letters as stockAlertLetters } from "./letters/stock-alerts.ts";
import { letters as ticketLetters } from "./letters/tickets.ts";
import { manage } from "./manage.ts";
import { messages as toldMessages } from "./messages/notifications.ts";
import { notifications } from "./notifications.ts";
import { answers } from "./orders/answers.ts";
import { orderChanges } from "./orders/changes.ts";
import { guestCheckout } from "./orders/guest-checkout.ts";
import { messages as checkoutMessages } from "./orders/messages.ts";
import { pay } from "./orders/pay.ts";
import { track } from "./orders/track.ts";
import { parcels } from "./parcels.ts";
import { pastOrders } from "./past-orders.ts";
import { payments } from "./payments.ts";
import { policies } from "./policies.ts";
import { beforeGst, places, taxes } from "./pricing.ts";
import { promises } from "./promises.ts";
import { promoCodes } from "./promo-codes.ts";
import { redirects } from "./redirects.ts";
import { refusals } from "./refusals.ts";
import { returns } from "./returns.ts";
import { keepingReviews } from "./reviews.ts";
import { setUp } from "./set-up.ts";
import { shopPages } from "./settings/shop-pages.ts";
import { storePickup } from "./store-pickup.ts";
import { texts } from "./texts.ts";
import { support } from "./tickets.ts";
import { closed } from "./web/closed.ts";
import { whatsAppSetUp } from "./whatsapp.ts";

const ofModules = {
  automaticDiscounts,
  hsnFinder,
  beforeGst,
  cash,
  documents,
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
  returns,
  setUp,
  redirects,
  storePickup,
  support,
  taxes,
  whatsAppSetUp,
};

export const hindiTexts: LanguageTexts = {
  texts: {
    ...texts,
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
  },
  newsletterLetters,
  reminderLetters,
  stockAlertLetters,
  ticketLetters,
  accountMessages,
  checkoutMessages,
  toldMessages,
};
