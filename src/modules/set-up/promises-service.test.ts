import { expect, it } from "vitest";
import type { SettingGroup } from "#contract/shop-settings.ts";
import { createSettingsService } from "#modules/settings/service.ts";
import { createLog } from "#platform/log.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createPromisesService } from "./promises-service.ts";

describeOnBothEngines("what the shop promises in two languages", (openFresh) => {
  const opened = async () => {
    const settings = createSettingsService({ db: await openFresh(), clock: Date, log: createLog("silent") });
    const list = () => createPromisesService(settings).list();
    return {
      say: async (group: SettingGroup, fields: object) => {
        const { version: seen } = await settings.look(group);
        expect(await settings.change(group, { seen, fields: { ...fields }, by: "meera" })).toMatchObject({
          ok: true,
        });
      },
      hindiOf: async (id: string) => (await list()).find((one) => one.id === id)?.oldHindi,
    };
  };
  const pickles = { en: "Pickles from Nashik", hi: "नासिक का अचार" };
  const more = { ...pickles, en: "Pickles and papad from Nashik" };

  it("says that the owner's Hindi is older than her English, until it is written anew", async () => {
    const { say, hindiOf } = await opened();
    await say("shop", { tagline: { ...pickles, hi: "" } });
    expect(await hindiOf("tagline")).toBeNull();
    await say("shop", { tagline: pickles });
    expect(await hindiOf("tagline")).toBeNull();
    await say("shop", { tagline: more });
    expect(await hindiOf("tagline")).toBe("own");
    await say("shop", { name: { en: "Asha", hi: "आशा" } });
    expect(await hindiOf("tagline")).toBe("own");
    await say("shop", { tagline: { ...more, hi: "नासिक के अचार और पापड़" } });
    expect(await hindiOf("tagline")).toBeNull();
  });

  it("takes the English of before, and both saved as they are, for one that fits", async () => {
    const { say, hindiOf } = await opened();
    await say("shop", { tagline: pickles });
    await say("shop", { tagline: more });
    await say("shop", { tagline: pickles });
    expect(await hindiOf("tagline")).toBeNull();
    await say("shop", { tagline: more });
    await say("shop", { tagline: more });
    expect(await hindiOf("tagline")).toBeNull();
  });

  it("follows words of a list that change places, and pages", async () => {
    const { say, hindiOf } = await opened();
    const of = (title: object) => ({ icon: "truck", title, text: { en: "By hand.", hi: "हाथ से।" } });
    const fresh = { en: "Made fresh", hi: "ताज़ा बना" };
    await say("home", { reasons: [of(pickles), of(fresh)] });
    await say("home", { reasons: [of(fresh), of(more)] });
    expect(await hindiOf("reasons")).toBe("own");
    expect(await hindiOf("hero")).toBeNull();
    await say("home", { reasons: [of(pickles), of(fresh)] });
    expect(await hindiOf("reasons")).toBeNull();
    await say("policies", { returns: { en: "Ask me.", hi: "मुझसे पूछिए।" } });
    await say("policies", { returns: { en: "Ask me within a week.", hi: "मुझसे पूछिए।" } });
    expect(await hindiOf("page-returns")).toBe("own");
    expect(await hindiOf("page-about")).toBeNull();
  });

  it("still knows the demo's Hindi under the owner's English", async () => {
    const { say, hindiOf } = await opened();
    const settings = createSettingsService({ db: await openFresh(), clock: Date, log: createLog("silent") });
    const { hi } = (await settings.look("shop")).value.tagline;
    await say("shop", { tagline: { en: pickles.en, hi } });
    expect(await hindiOf("tagline")).toBe("demo");
  });
});
