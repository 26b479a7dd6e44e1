import { formatRupees } from "#contract/format/money.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { type Words, wordsIn } from "#contract/format/words.ts";
import type { SettingGroup, ShopSettings } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { policyPages } from "#modules/policies/rules/policy-pages.ts";
import { clock } from "#web/ui/format-dates.ts";
import { midnight } from "./public/hours-open.ts";

/** What is set now, of the groups that a line tells; of all others, what they are for is said. */
export function settingsNow(all: ShopSettings, lang: Lang): Partial<Record<SettingGroup, string>> {
  const { now: words, choice } = textsOf(lang).shopPages;
  const { shop, seller, contact, social, home, sale, newsletter, policies, guests, staff } = all;
  const said = (one: Words) => wordsIn(one, lang);
  return {
    shop: said(shop.name),
    seller: seller.legalName ? words.seller(seller.legalName, seller.gstin) : words.empty,
    contact: [phoneShown(contact.phone), contact.email].filter(Boolean).join(", ") || words.empty,
    social: list(social.links.map(({ name }) => name)) || words.none,
    announcement: said(all.announcement.text) || words.none,
    home: said(home.hero.title),
    sale: sale.shown ? words.shown(said(sale.button)) : words.hidden,
    newsletter: said(newsletter.title),
    policies: words.ownPages(policyPages.filter((page) => policies[page].en !== "").length),
    messages: choice[`messages.orders.${all.messages.orders}`] ?? "",
    guests: choice[`guests.allowed.${guests.allowed}`] ?? "",
    staff: choice[`staff.secondFactor.${staff.secondFactor}`] ?? "",
    stock: words.lowAt(all.stock.lowAt),
    reviews: words.waits(all.reviews.wait),
    pause: words.closed(all.pause.isClosed),
    ...ofDelivery(all, lang),
  };
}

function ofDelivery({ pricing, delivery, payments, returns, support }: ShopSettings, lang: Lang) {
  const { now: words, choice } = textsOf(lang).shopPages;
  const { deliveryPaise, freeDeliveryAbovePaise } = pricing;
  const isFree = deliveryPaise === 0 || freeDeliveryAbovePaise === 0;
  const charge = isFree
    ? words.alwaysFree
    : words.delivery(formatRupees(deliveryPaise), formatRupees(freeDeliveryAbovePaise));
  const hour = delivery.cutOffHour;
  return {
    pricing: pricing.profile === "india" ? charge : words.demo(pricing.taxPercent),
    // At midnight, all or none of a day's orders leave on it.
    ...(hour > 0 && hour < 24 && { delivery: words.leaves(clock(midnight + hour * 3_600_000, lang)) }),
    payments: list([
      ...payments.ways.map((way) => choice[`payments.ways.${way}`] ?? way),
      payments.cash && words.cash,
    ]),
    support: words.days(support.deliveryFrom, support.deliveryTo, support.returnDays),
    returns: list(
      (["exchange", "pickUp", "toStores"] as const).map((way) => returns[way] && words.back[way]),
    ),
  };
}

function list(names: readonly (string | false)[]): string {
  const text = names.filter(Boolean).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
