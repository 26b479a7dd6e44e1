import { withAudited } from "#contract/texts/with-audited.ts";
import type { LanguageTexts } from "../language-texts.ts";
import { answers } from "./answers.ts";
import { bulk } from "./bulk.ts";
import { cash, owedCash } from "./cash.ts";
import { closed } from "./closed.ts";
import { documents, pick } from "./documents.ts";
import { goods } from "./goods.ts";
import { guestCheckout } from "./guest-checkout.ts";
import { guests } from "./guests.ts";
import { money } from "./invoices.ts";
import { letterSample } from "./letter-sample.ts";
import { letters as newsletterLetters } from "./letters/newsletter.ts";
import { letters as ticketLetters } from "./letters/tickets.ts";
import { loginHead } from "./login-head.ts";
import { manage } from "./manage.ts";
import { hi as accountMessages } from "./messages/accounts.ts";
import { messages as checkoutMessages } from "./messages/checkout.ts";
import { messages as toldMessages } from "./messages/notifications.ts";
import { notifications } from "./notifications.ts";
import { passkeys } from "./passkeys.ts";
import { pay } from "./pay.ts";
import { payments } from "./payments.ts";
import { policies } from "./policies.ts";
import { beforeGst, places, taxes } from "./pricing.ts";
import { privacy } from "./privacy.ts";
import { promises } from "./promises.ts";
import { promoCodes } from "./promo-codes.ts";
import { refusals } from "./refusals.ts";
import { returns } from "./returns.ts";
import { keepingReviews } from "./reviews.ts";
import { selling } from "./selling.ts";
import { setUp } from "./set-up.ts";
import { shelves } from "./shelves.ts";
import { shopPages } from "./shop-pages.ts";
import { table } from "./table.ts";
import { texts } from "./texts.ts";
import { support } from "./tickets.ts";
import { track } from "./track.ts";

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
    shelves,
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
  ticketLetters,
  accountMessages,
  checkoutMessages,
  toldMessages,
};
