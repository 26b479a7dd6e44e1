import { describe, expect, it } from "vitest";
import { localise } from "./format/words.ts";
import { partsOf } from "./settings/setting-shapes.ts";
import { type SettingGroup, settingGroups } from "./shop-settings.ts";

describe("settings", () => {
  it.each(Object.entries(settingGroups))(
    "of %s are allowed as they stand in an untouched shop",
    (_, schema) => {
      const own = schema.parse({});
      expect(schema.parse(own)).toEqual(own);
    },
  );

  it.each<[SettingGroup, object, string]>([
    ["seller", { gstin: "27AAPFU0939F1ZX" }, "expected the 15 signs of a GSTIN, such as 27AAPFU0939F1ZV"],
    ["seller", { pinCode: "30200" }, "expected six digits that do not begin with 0"],
    ["support", { deliveryFrom: 6 }, "expected no fewer days than deliveryFrom"],
    ["support", { returnDays: 2.5 }, "expected a whole number from 0 to 365"],
    ["payments", { ways: [] }, "expected at least one of card, qr, paypal, apple-pay, google-pay, each once"],
    [
      "payments",
      { ways: ["qr", "qr"] },
      "expected at least one of card, qr, paypal, apple-pay, google-pay, each once",
    ],
    ["home", { sections: [section("why"), section("why")] }, "expected each kind of section once at most"],
    [
      "home",
      { sections: [section("banner")] },
      "expected one of categories, featured, newest, deals, why, stores, testimonials",
    ],
    [
      "social",
      { links: [{ name: "X", icon: "x", href: "javascript:alert(1)" }] },
      "expected an address that starts with https://",
    ],
  ])("of %s refuse %j in words", (group, fields, message) => {
    expect(settingGroups[group].safeParse(fields).error?.issues[0]?.message).toBe(message);
  });

  it.each<[SettingGroup, object, object]>([
    ["seller", { gstin: "27AAPFU0939F1ZV" }, { gstin: "27AAPFU0939F1ZV" }],
    ["seller", { gstin: "27 aapfu0939f 1zv" }, { gstin: "27AAPFU0939F1ZV" }],
    ["seller", { pinCode: "302 003" }, { pinCode: "302003" }],
    ["seller", { pinCode: "३०२००३" }, { pinCode: "302003" }],
    ["contact", { whatsapp: "+91 98290 12345" }, { whatsapp: "919829012345" }],
    ["contact", { whatsapp: "98290 12345" }, { whatsapp: "919829012345" }],
    ["contact", { whatsapp: "098290-12345" }, { whatsapp: "919829012345" }],
    ["contact", { whatsapp: " " }, { whatsapp: "" }],
    ["contact", { whatsapp: "+65 8123 4567" }, { whatsapp: "6581234567" }],
  ])("of %s take %j as people write it", (group, typed, kept) => {
    expect(settingGroups[group].parse(typed)).toMatchObject(kept);
  });

  it("leave room for what people write between the signs", () => {
    const room = Object.fromEntries(partsOf("seller"));
    expect([room.pinCode, room.gstin]).toMatchObject([{ most: 20 }, { most: 30 }]);
  });

  it("are said in one language, in English where nobody has said it in Hindi", () => {
    const both = { title: { en: "Sarees", hi: "साड़ियाँ" }, list: [{ text: { en: "Silk", hi: "" }, days: 3 }] };
    expect(localise(both, "hi")).toEqual({ title: "साड़ियाँ", list: [{ text: "Silk", days: 3 }] });
    expect(localise(both, "en")).toEqual({ title: "Sarees", list: [{ text: "Silk", days: 3 }] });
  });
});

function section(kind: string) {
  return { kind, title: { en: "Title" } };
}
