import type { SettingGroup } from "#contract/shop-settings.ts";
import { type PolicyPage, policyPages } from "#modules/policies/rules/policy-pages.ts";

/** Something that the shop tells everybody before its owner has said a word; once money moves, only if she keeps it. */
export interface ShopPromise {
  readonly id: string;
  readonly group: SettingGroup;
  /** The fields that say it, each with what stands there while nothing is promised. */
  readonly without: Readonly<Record<string, unknown>>;
  /** Others that say it, and stand as they are. */
  readonly also?: readonly string[];
  /** No shop can do without: its days, its sums, its ways to pay, the pages that the law asks for. */
  readonly isNeeded?: true;
  /** It is a page that is made of the shop's facts. */
  readonly page?: PolicyPage;
}

const none = { en: "", hi: "" };

/** All of them, in the order in which a shopper meets them. */
export const shopPromises: readonly ShopPromise[] = [
  {
    id: "hero",
    group: "home",
    without: {
      hero: {
        lead: none,
        title: none,
        text: none,
        action: { en: "See everything", hi: "सारा सामान देखें" },
        second: { en: "Our stores", hi: "हमारी दुकानें" },
      },
    },
  },
  { id: "tagline", group: "shop", without: { tagline: none } },
  { id: "description", group: "shop", without: { description: none } },
  { id: "search", group: "home", without: { title: none, description: none } },
  { id: "sections", group: "home", without: { sections: plainSections() } },
  { id: "reasons", group: "home", without: { reasons: [] } },
  { id: "welcome", group: "home", without: { welcomes: false, welcomeCode: "" } },
  { id: "sale", group: "sale", without: { lead: none, untilMidnight: false } },
  {
    id: "newsletter",
    group: "newsletter",
    without: { title: { en: "Newsletter", hi: "न्यूज़लेटर" }, hint: none },
  },
  { id: "sameDay", group: "delivery", without: { cutOffHour: 0 } },
  { id: "deliveryDays", group: "support", without: { deliveryFrom: 0, deliveryTo: 0 }, isNeeded: true },
  {
    id: "deliveryCost",
    group: "pricing",
    without: {},
    also: ["profile", "deliveryPaise", "freeDeliveryAbovePaise"],
    isNeeded: true,
  },
  { id: "waysToPay", group: "payments", without: { ways: [] }, isNeeded: true },
  { id: "returnDays", group: "support", without: { returnDays: 0, returnsHint: none } },
  { id: "wayBack", group: "returns", without: { exchange: false, pickUp: false, toStores: false } },
  ...policyPages.map(pageOf),
];

export function promiseOf(id: string): ShopPromise | undefined {
  return shopPromises.find((one) => one.id === id);
}

function pageOf(page: PolicyPage): ShopPromise {
  const one = { id: `page-${page}`, group: "policies", without: {}, page } as const;
  return page === "about" || page === "sizes" ? one : { ...one, isNeeded: true };
}

/** What a section is, and nothing of what the shop thinks of it; voices are the demo's. */
function plainSections() {
  const section = (kind: string, en: string, hi: string) => ({
    ...{ kind, shown: true, title: { en, hi }, lead: none },
  });
  return [
    section("categories", "Shop by category", "श्रेणी से ख़रीदें"),
    section("featured", "Featured products", "ख़ास चुनी हुई चीज़ें"),
    section("newest", "New products", "नया सामान"),
    section("deals", "On sale", "घटे हुए दाम"),
    section("why", "Why choose us", "हमसे क्यों ख़रीदें"),
    section("stores", "Our stores", "हमारी दुकानें"),
  ];
}
