import { describe, expect, it } from "vitest";
import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import { demoTerms } from "#support/pricing.ts";
import { policyPages } from "./policy-pages.ts";
import { policyLinks, policyView } from "./policy-view.ts";

const untouched = Object.fromEntries(
  Object.entries(settingGroups).map(([name, group]) => [name, group.parse({})]),
) as unknown as ShopSettings;
const terms = demoTerms(83.16);
const textIn = (settings: ShopSettings, page: (typeof policyPages)[number], lang: "en" | "hi") =>
  policyView(page, { settings, terms, lang })
    .blocks.flatMap(({ lines }) => lines)
    .join("\n");

const briefIn = (settings: ShopSettings, page: (typeof policyPages)[number], lang: "en" | "hi") =>
  policyView(page, { settings, terms, lang }).brief.join("\n");

describe.each(["en", "hi"] as const)("the pages about the shop (%s)", (lang) => {
  it.each(policyPages)("%s is whole, whatever the owner has left out", (page) => {
    const text = textIn(untouched, page, lang);
    expect(text.length).toBeGreaterThan(150);
    expect(text).not.toMatch(/undefined|null|\{|\}|: ?\n|, ,|false/);
  });

  it("are listed with all pages, but for the sizes", () => {
    const { links } = policyLinks(untouched, lang);
    expect(links.map(({ href }) => href)).toEqual(
      policyPages.filter((page) => page !== "sizes").map((page) => `/policies/${page}`),
    );
  });

  it("name who sells and who hears complaints", () => {
    const seller = {
      ...untouched.seller,
      legalName: "Asha Stores LLP",
      address: { en: "4 Temple Street, Bengaluru", hi: "" },
      gstin: "29AAGCB7383J1Z4",
      grievanceOfficer: { name: "Meera Iyer", email: "meera@asha.example", phone: "+91 80 5550 0100" },
    };
    const own = { ...untouched, seller };
    expect(textIn(own, "about", lang)).toContain("29AAGCB7383J1Z4");
    for (const known of ["Meera Iyer", "meera@asha.example", "+91 80 5550 0100", "Asha Stores LLP, 4 Temple"])
      expect(textIn(own, "contact", lang)).toContain(known);
    expect(textIn(own, "terms", lang)).toContain("Asha Stores LLP");
  });

  it("name the ways in which one can pay, as they are set, and no other", () => {
    const pricing = settingGroups.pricing.parse({ profile: "india", sellerState: "29" });
    const aboutWith = (payments: object) =>
      textIn({ ...untouched, pricing, payments: settingGroups.payments.parse(payments) }, "about", lang);
    const all = aboutWith({ ways: ["card", "qr", "paypal", "apple-pay", "google-pay"] });
    for (const way of ["PayPal", "Apple Pay", "Google Pay", "UPI"]) expect(all).toContain(way);
    expect(all).not.toMatch(/cash|नक़द|डिलीवरी पर/i);
    const few = aboutWith({ ways: ["card", "qr"], cash: true });
    expect(few).not.toMatch(/PayPal|Apple Pay|Google Pay/);
    expect(few).toMatch(/cash|नक़द|डिलीवरी पर/i);
    const support = { ...untouched.support, payment: { en: "By barter.", hi: "अदला-बदली से।" } };
    expect(textIn({ ...untouched, support }, "about", lang)).toMatch(/By barter\.|अदला-बदली से।/);
  });

  it("say what delivery costs and how long one may give back", () => {
    expect(textIn(untouched, "shipping", lang)).toContain("₹831.60");
    expect(textIn(untouched, "returns", lang)).toContain("30");
    const free = { ...terms, delivery: [{ upToGrams: null, paise: 0, freeAbovePaise: 0 }] };
    const told = policyView("shipping", { settings: untouched, terms: free, lang }).blocks;
    expect(told.flatMap(({ lines }) => lines).join()).not.toContain("₹");
    const support = { ...untouched.support, returnDays: 0 };
    expect(textIn({ ...untouched, support }, "returns", lang)).not.toContain("30");
  });

  it("say who pays for the way back of what is merely unwanted", () => {
    const texts = (given: object) => {
      const settings = { ...untouched, returns: { ...untouched.returns, ...given } };
      return [briefIn(settings, "returns", lang), textIn(settings, "returns", lang)] as const;
    };
    const [freeBrief, free] = texts({});
    const [brief, own] = texts({ wayBack: "customer", wayBackPaise: 9900 });
    expect(freeBrief.split("\n")).toHaveLength(brief.split("\n").length + 1);
    expect(free).not.toContain("₹");
    expect(own).toContain("₹99");
    // Nothing is taken off: the same words as where the shop pays.
    expect(texts({ wayBack: "customer", wayBackPaise: 0 })).toEqual([freeBrief, free]);
    // Nobody fetches it: who sends it pays the carrier, whoever is said to.
    const [sentBrief, sent] = texts({ wayBack: "customer", wayBackPaise: 9900, pickUp: false });
    expect(sentBrief).toBe(brief);
    expect(sent).not.toContain("₹");
    expect(sent).not.toBe(free);
    expect(texts({ pickUp: false })).toEqual([sentBrief, sent]);
  });

  it("say nothing of a change of mind where nothing may come back for that", () => {
    const support = { ...untouched.support, returnDays: 0 };
    const text = textIn({ ...untouched, support }, "returns", lang);
    expect(text).not.toMatch(lang === "en" ? /changed your mind|order's page/ : /मन बदल|ऑर्डर के पेज से शुरू/);
    expect(text).toMatch(lang === "en" ? /damaged, wrong or not as described/ : /टूटा-फूटा/);
  });

  it("lead from the returns to one's orders, whoever wrote the words", () => {
    const policies = { ...untouched.policies, returns: { en: "Ask me.", hi: "" } };
    for (const settings of [untouched, { ...untouched, policies }])
      expect(policyView("returns", { settings, terms, lang }).way?.href).toBe("/orders");
    expect(policyView("privacy", { settings: untouched, terms, lang }).way).toBeNull();
  });

  it("begin with what most come to look up, where the words are not the owner's own", () => {
    const { deliveryFrom, deliveryTo } = untouched.support;
    expect(briefIn(untouched, "returns", lang)).toContain("30");
    expect(briefIn(untouched, "shipping", lang)).toMatch(new RegExp(`${deliveryFrom} .+ ${deliveryTo} `));
    const support = { ...untouched.support, returnDays: 0, deliveryTo: 0 };
    expect(briefIn({ ...untouched, support }, "returns", lang)).not.toMatch(/\d|false/);
    expect(briefIn({ ...untouched, support }, "shipping", lang)).not.toContain(`${deliveryFrom} `);
    const policies = { ...untouched.policies, returns: { en: "Ask me.", hi: "" } };
    const own = policyView("returns", { settings: { ...untouched, policies }, terms, lang });
    expect([own.brief, own.steps]).toEqual([[], []]);
    const { steps } = policyView("returns", { settings: untouched, terms, lang });
    expect(steps.map(({ sign }) => sign)).toEqual(["letter", "parcel", "coin"]);
  });
});

it("are the owner's own words where she has written some, English where there is no Hindi", () => {
  const terms = { en: "## Ours\n\nJust pay.", hi: "" };
  const own = { ...untouched, policies: { ...untouched.policies, terms } };
  for (const lang of ["en", "hi"] as const) expect(textIn(own, "terms", lang)).toBe("Ours\nJust pay.");
});
