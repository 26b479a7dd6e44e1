import { cash as hiCash, owedCash as hiOwedCash } from "#languages/hi/cash.ts";
import { returns as hiReturns } from "#languages/hi/returns.ts";
import { keepingReviews as hiKeepingReviews } from "#languages/hi/reviews.ts";
import { support as hiSupport } from "#languages/hi/tickets.ts";
import { cash as enCash, owedCash as enOwedCash } from "#modules/cash/texts.ts";
import { returns as enReturns } from "#modules/returns/texts.ts";
import { keepingReviews as enKeepingReviews } from "#modules/reviews/texts.ts";
import { support as enSupport } from "#modules/tickets/texts.ts";
import { answers as enAnswers } from "./en/answers.ts";
import { bulk as enBulk } from "./en/bulk.ts";
import { closed as enClosed } from "./en/closed.ts";
import { goods as enGoods } from "./en/goods.ts";
import { guestCheckout as enGuestCheckout } from "./en/guest-checkout.ts";
import { guests as enGuests } from "./en/guests.ts";
import { letterSample as enLetterSample } from "./en/letter-sample.ts";
import { loginHead as enLoginHead } from "./en/login-head.ts";
import { manage as enManage } from "./en/manage.ts";
import { money as enMoney } from "./en/money.ts";
import { documents as enPaper } from "./en/paper.ts";
import { passkeys as enPasskeys } from "./en/passkeys.ts";
import { pay as enPay } from "./en/pay.ts";
import { policies as enPolicies } from "./en/policies.ts";
import { privacy as enPrivacy } from "./en/privacy.ts";
import { promises as enPromises } from "./en/promises.ts";
import { beforeGst as enBeforeGst, places as enPlaces, taxes as enTaxes } from "./en/rates.ts";
import { refusals as enRefusals } from "./en/refusals.ts";
import { selling as enSelling } from "./en/selling.ts";
import { setUp as enSetUp } from "./en/set-up.ts";
import { shelves as enShelves } from "./en/shelves.ts";
import { shopPages as enShopPages } from "./en/shop-pages.ts";
import { table as enTable } from "./en/table.ts";
import { track as enTrack } from "./en/track.ts";
import { en, type Texts } from "./en.ts";
import { answers as hiAnswers } from "./hi/answers.ts";
import { bulk as hiBulk } from "./hi/bulk.ts";
import { closed as hiClosed } from "./hi/closed.ts";
import { goods as hiGoods } from "./hi/goods.ts";
import { guestCheckout as hiGuestCheckout } from "./hi/guest-checkout.ts";
import { guests as hiGuests } from "./hi/guests.ts";
import { letterSample as hiLetterSample } from "./hi/letter-sample.ts";
import { loginHead as hiLoginHead } from "./hi/login-head.ts";
import { manage as hiManage } from "./hi/manage.ts";
import { money as hiMoney } from "./hi/money.ts";
import { documents as hiPaper } from "./hi/paper.ts";
import { passkeys as hiPasskeys } from "./hi/passkeys.ts";
import { pay as hiPay } from "./hi/pay.ts";
import { policies as hiPolicies } from "./hi/policies.ts";
import { privacy as hiPrivacy } from "./hi/privacy.ts";
import { promises as hiPromises } from "./hi/promises.ts";
import { beforeGst as hiBeforeGst, places as hiPlaces, taxes as hiTaxes } from "./hi/rates.ts";
import { refusals as hiRefusals } from "./hi/refusals.ts";
import { selling as hiSelling } from "./hi/selling.ts";
import { setUp as hiSetUp } from "./hi/set-up.ts";
import { shelves as hiShelves } from "./hi/shelves.ts";
import { shopPages as hiShopPages } from "./hi/shop-pages.ts";
import { table as hiTable } from "./hi/table.ts";
import { track as hiTrack } from "./hi/track.ts";
import { hi } from "./hi.ts";
import type { Lang } from "./lang.ts";

/** What only the server says; the browser hears it in answers and need not carry it. */
export type ServerTexts = Texts & {
  readonly refusals: typeof enRefusals;
  readonly answers: typeof enAnswers;
  readonly cash: typeof enCash;
  readonly closed: typeof enClosed;
  readonly goods: typeof enGoods;
  readonly guests: typeof enGuests;
  readonly keepingReviews: typeof enKeepingReviews;
  readonly letterSample: typeof enLetterSample;
  readonly loginHead: typeof enLoginHead;
  readonly manage: typeof enManage;
  readonly money: typeof enMoney;
  readonly owedCash: typeof enOwedCash;
  readonly documents: typeof enPaper;
  readonly policies: typeof enPolicies;
  readonly selling: typeof enSelling;
  readonly shelves: typeof enShelves;
  readonly taxes: typeof enTaxes;
  readonly places: typeof enPlaces;
  readonly beforeGst: typeof enBeforeGst;
  readonly table: typeof enTable;
  readonly bulk: typeof enBulk;
  readonly passkeys: typeof enPasskeys;
  readonly pay: typeof enPay;
  readonly promises: typeof enPromises;
  readonly setUp: typeof enSetUp;
  readonly shopPages: typeof enShopPages;
  readonly privacy: typeof enPrivacy;
  readonly support: typeof enSupport;
  readonly returns: typeof enReturns;
  readonly guestCheckout: typeof enGuestCheckout;
  readonly track: typeof enTrack;
};

const texts: Readonly<Record<Lang, ServerTexts>> = {
  en: {
    ...en,
    refusals: enRefusals,
    cash: enCash,
    closed: enClosed,
    goods: enGoods,
    guests: enGuests,
    answers: enAnswers,
    keepingReviews: enKeepingReviews,
    letterSample: enLetterSample,
    loginHead: enLoginHead,
    manage: enManage,
    money: enMoney,
    owedCash: enOwedCash,
    documents: enPaper,
    policies: enPolicies,
    selling: enSelling,
    shelves: enShelves,
    taxes: enTaxes,
    places: enPlaces,
    beforeGst: enBeforeGst,
    table: enTable,
    bulk: enBulk,
    passkeys: enPasskeys,
    pay: enPay,
    promises: enPromises,
    setUp: enSetUp,
    shopPages: enShopPages,
    privacy: enPrivacy,
    support: enSupport,
    returns: enReturns,
    guestCheckout: enGuestCheckout,
    track: enTrack,
  },
  hi: {
    ...hi,
    refusals: hiRefusals,
    cash: hiCash,
    closed: hiClosed,
    goods: hiGoods,
    guests: hiGuests,
    answers: hiAnswers,
    keepingReviews: hiKeepingReviews,
    letterSample: hiLetterSample,
    loginHead: hiLoginHead,
    manage: hiManage,
    money: hiMoney,
    owedCash: hiOwedCash,
    documents: hiPaper,
    policies: hiPolicies,
    selling: hiSelling,
    shelves: hiShelves,
    taxes: hiTaxes,
    places: hiPlaces,
    beforeGst: hiBeforeGst,
    table: hiTable,
    bulk: hiBulk,
    passkeys: hiPasskeys,
    pay: hiPay,
    promises: hiPromises,
    setUp: hiSetUp,
    shopPages: hiShopPages,
    privacy: hiPrivacy,
    support: hiSupport,
    returns: hiReturns,
    guestCheckout: hiGuestCheckout,
    track: hiTrack,
  },
};

/** The translations, every language at once: for the server; the browser loads the one it shows. */
export function textsOf(lang: Lang): ServerTexts {
  return texts[lang];
}
