import { describe, expect, it } from "vitest";
import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import { policyPages } from "#modules/policies/rules/policy-pages.ts";
import { promiseOf, shopPromises } from "#modules/set-up/rules/promises.ts";
import { createLog } from "#platform/log.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createSettingsService } from "../service.ts";
import { hasOldHindi, keptFields, promiseState, removedFields, withoutDemo } from "./real-shop.ts";

const demo = Object.fromEntries(
  Object.entries(settingGroups).map(([name, group]) => [name, group.parse({})]),
) as unknown as ShopSettings;
const ids = shopPromises.map(({ id }) => id);
const hero = promiseOf("hero");

describe("a shop that takes money", () => {
  it("is born with nothing of what the demo says, in either language", () => {
    const text = JSON.stringify(withoutDemo(demo));
    for (const words of ["24/7", "WELCOME10", "Banarasi", "बनारसी", "Chandni", "namaste@", "5550", "paypal"])
      expect(text).not.toContain(words);
    expect(withoutDemo(demo).support).toMatchObject({ returnDays: 0, deliveryFrom: 0, deliveryTo: 0 });
    expect(withoutDemo(demo).policies.made).toEqual([]);
    expect(withoutDemo(demo).returns).toMatchObject({ exchange: false, pickUp: false, toStores: false });
  });

  it("says what its owner keeps as the demo says it, but nobody's address", () => {
    const kept = withoutDemo({ ...demo, promises: { kept: ids } });
    expect({ ...kept, promises: demo.promises, contact: demo.contact, social: demo.social }).toEqual(demo);
    expect([kept.contact.phone, kept.social.links]).toEqual(["", []]);
  });

  it("says what its owner wrote, whatever she kept", () => {
    const support = { ...demo.support, returnDays: 7 };
    expect(withoutDemo({ ...demo, support }).support).toMatchObject({ returnDays: 7, deliveryTo: 0 });
    const contact = { ...demo.contact, phone: "+91 80 5550 0100" };
    expect(withoutDemo({ ...demo, contact }).contact).toMatchObject({ phone: "+91 80 5550 0100", email: "" });
  });

  it("shows English words that were changed in the place of the demo's Hindi, and says so", () => {
    if (!hero) throw new Error("There is no such promise.");
    const own = { ...demo.home.hero, title: { en: "Pickles from Nashik", hi: demo.home.hero.title.hi } };
    const settings = { ...demo, home: { ...demo.home, hero: own } };
    expect(hasOldHindi(hero, settings)).toBe(true);
    expect(withoutDemo(settings).home.hero.title).toEqual({ en: "Pickles from Nashik", hi: "" });
    expect(withoutDemo(settings).home.hero.lead).toEqual(own.lead);
    expect(hasOldHindi(hero, demo)).toBe(false);
    const both = { ...own, title: { en: "Pickles from Nashik", hi: "नासिक का अचार" } };
    expect(hasOldHindi(hero, { ...demo, home: { ...demo.home, hero: both } })).toBe(false);
  });

  it("can leave out what it says, and every group takes it", () => {
    for (const one of shopPromises) {
      const fields = { ...demo[one.group], ...removedFields(one, demo) };
      if (one.id !== "waysToPay") expect(settingGroups[one.group].safeParse(fields).error).toBeUndefined();
      const removed = { ...demo, [one.group]: fields };
      if (!one.isNeeded || one.page)
        expect([one.id, promiseState(one, removed)]).toEqual([one.id, "removed"]);
    }
  });

  it("knows what its owner has looked at", () => {
    if (!hero) throw new Error("There is no such promise.");
    const states = shopPromises.map((one) => promiseState(one, demo));
    expect(new Set(states)).toEqual(new Set(["open"]));
    expect(promiseState(hero, { ...demo, promises: { kept: ["hero"] } })).toBe("kept");
    const own = { ...demo.home.hero, title: { en: "Pickles from Nashik", hi: "" } };
    expect(promiseState(hero, { ...demo, home: { ...demo.home, hero: own } })).toBe("changed");
    const returns = promiseOf("page-returns");
    const written = { ...demo.policies, returns: { en: "Ask me.", hi: "" } };
    expect(returns && promiseState(returns, { ...demo, policies: written })).toBe("changed");
    expect(keptFields(hero, demo)).toEqual({ hero: null });
    const about = promiseOf("page-about");
    const none = { ...demo, policies: { ...demo.policies, made: [] } };
    expect(about && keptFields(about, none)).toEqual({ made: ["about"] });
    expect(policyPages).toContain("about");
  });
});

describeOnBothEngines("the settings of a shop that takes money", (openFresh) => {
  it("show its owner what shoppers see, and keep what the demo says at hand", async () => {
    const db = await openFresh();
    const log = createLog("silent");
    const settings = createSettingsService({ db, clock: { now: () => 5 }, log, isReal: true });
    await settings.catchUp();
    expect(settings.now().home.hero.title.en).toBe("");
    expect((await settings.look("home")).value.reasons).toEqual([]);
    expect((await settings.withDemo()).home.reasons).toHaveLength(3);
    await settings.change("promises", { seen: 0, fields: { kept: ["reasons"] }, by: "meera" });
    expect((await settings.look("home")).value.reasons).toHaveLength(3);
    await settings.catchUp();
    expect(settings.now().home.reasons).toHaveLength(3);
  });
});
