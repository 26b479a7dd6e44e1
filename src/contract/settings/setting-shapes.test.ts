import { describe, expect, it } from "vitest";
import { type SettingGroup, settingGroups } from "../shop-settings.ts";
import { textsOf } from "../texts/texts.ts";
import { partsOf, type Shape } from "./setting-shapes.ts";

const groups = Object.keys(settingGroups) as SettingGroup[];

describe.each(["en", "hi"] as const)("the fields of the settings, in %s", (lang) => {
  const { field, choice, fault, group } = textsOf(lang).shopPages;

  it.each(groups.filter((name) => name !== "look"))("of %s have their words", (name) => {
    expect(group[name].title).toMatch(/./);
    const mute = partsOf(name).flatMap(([part, shape]) => muteIn(`${name}.${part}`, shape));
    expect(mute).toEqual([]);
  });

  it("are refused in these words", () => {
    const wrong: readonly [SettingGroup, object][] = [
      ["shop", { name: { en: "", hi: "" } }],
      ["shop", { name: { en: "a".repeat(50), hi: "" } }],
      ["contact", { phone: "call us", email: "us", whatsapp: "+91", hours: { en: "a\nb" } }],
      ["seller", { gstin: "29AAGCB7383J1Z5", pinCode: "012345" }],
      ["social", { links: [{ name: "X", icon: "x", href: "javascript:alert(1)" }] }],
      ["home", { welcomeCode: "x", sections: [] }],
      ["support", { returnDays: "", deliveryFrom: 9, deliveryTo: 3 }],
      ["payments", { ways: ["card", "card"], linkHours: 500 }],
      ["pricing", { profile: "india", deliveryPaise: "" }],
      ["look", { light: { ink: "#fbf6ec" }, dark: { ink: "red" } }],
    ];
    const said = wrong.flatMap(([name, fields]) =>
      (settingGroups[name].safeParse(fields).error?.issues ?? []).map(({ message }) => fault(message)),
    );
    expect(said.length).toBeGreaterThan(14);
    expect(said.filter((words) => words === fault("something else"))).toEqual([]);
    expect(said.join()).not.toMatch(/expected|\$\d|undefined/);
  });

  function muteIn(name: string, shape: Shape): string[] {
    if (shape.kind === "words") return field[name] ? [] : [name];
    if (shape.kind === "group")
      return shape.parts.flatMap(([part, of]) => muteIn(`${name}.${part}`, of)).concat(named(name));
    if (shape.kind === "list") return muteIn(name, shape.of).concat(named(name));
    if (shape.kind === "choice" && !name.endsWith("State"))
      return shape.of
        .flatMap((value) => (choice[`${name}.${value}`] ? [] : [`${name}.${value}`]))
        .concat(named(name));
    return named(name);
  }

  function named(name: string): string[] {
    return field[name] ? [] : [name];
  }
});
