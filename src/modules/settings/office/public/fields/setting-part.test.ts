import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { partsOf } from "#contract/settings/setting-shapes.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { SettingContext, type SettingsShown } from "./setting-context.ts";
import { SettingParts } from "./setting-part.tsx";

const kept = { profile: "india", taxPercent: "10", giftWrapPaise: "50", deliveryPaise: "49" };
const [common = "", seldom = ""] = split({});

function formOf(group: "pricing" | "home", kept: object, typed = {}, wrong?: string, lang = "en"): string {
  const action = { errorOf: (name: string) => (name === wrong ? "Wrong" : undefined) };
  const setting = {
    group,
    fields: { ...kept, ...typed },
    kept,
    action,
    choices: {},
  } as unknown as SettingsShown;
  const office = {
    shell: { lang, shop: { look: { hero: "hero" } } },
    problem: wrong && { field: wrong },
  } as unknown as Office;
  const form = createElement(SettingParts, { parts: partsOf(group) });
  return renderToStaticMarkup(
    createElement(
      OfficeContext.Provider,
      { value: office },
      createElement(SettingContext.Provider, { value: setting }, form),
    ),
  );
}

function split(typed: Readonly<Record<string, string>>, wrong?: string): string[] {
  return formOf("pricing", kept, typed, wrong).split("<details");
}

it("folds behind all else what is seldom changed", () => {
  expect(common).toContain('name="deliveryPaise"');
  expect(common).not.toContain('name="taxPercent"');
  expect(seldom).toContain('name="taxPercent"');
  expect(seldom).toMatch(/^[^>]*>.*Gift wrap/);
});

it("opens the fold where something in it was typed or is wrong", () => {
  const isOpen = (parts: string[]) => /^[^>]* open=/.test(parts[1] ?? "");
  expect(isOpen(split({}))).toBe(false);
  expect(isOpen(split({ deliveryPaise: "60" }))).toBe(false);
  expect(isOpen(split({ taxPercent: "12" }))).toBe(true);
  expect(isOpen(split({}, "giftWrapPaise"))).toBe(true);
});

it("folds the welcome and its code together, and says on each fold what is set", () => {
  const form = formOf("home", { welcomes: "on", welcomeCode: "NEW5", "hero.title.en": "Hello" });
  const [loose = "", ...folds] = form.split("<details");
  expect(loose).not.toContain('name="welcome');
  const welcome = folds.find((fold) => fold.includes('name="welcomes"')) ?? "";
  expect(welcome).toContain('name="welcomeCode"');
  expect(welcome).toContain(">On, NEW5<");
  expect(folds[0]).toContain(">Hello<");
});

it("has the first of several parts open, and says of lists what is in them", () => {
  const form = formOf("home", {
    "sections.0.kind": "deals",
    "sections.0.shown": "on",
    "sections.1.kind": "why",
    "reasons.0.title.en": "Fast delivery",
    "reasons.1.title.en": "Kind people",
  });
  const folds = form.split('<details class="fold setting-part"').slice(1);
  expect(folds.map((fold) => /^[^>]* open=/.test(fold))).toEqual([true, false, false, false, false]);
  expect(folds[1]).toMatch(/^[^>]*>.*?>Products on sale</);
  expect(folds[2]).toContain(">Fast delivery, Kind people<");
});

it("asks in the office's language first, and says on one fold how much is there in the other", () => {
  const kept = { "hero.lead.en": "Today", "hero.lead.hi": "आज", "hero.title.en": "Good things" };
  const parted = (...given: [object?, string?, string?]) =>
    formOf("home", kept, ...given).split(/(?=<details class="fold other-language")/);
  const [before = "", fold = ""] = parted();
  expect(before).toContain('name="hero.second.en"');
  expect(before).not.toContain('.hi"');
  expect(fold).toMatch(/^[^>]*><summary>In Hindi .*>1 of 5 filled in<.*name="hero.lead.hi"/);
  const [first = "", english = ""] = parted({}, undefined, "hi");
  expect([first.includes('name="hero.lead.hi"'), english.includes('name="hero.lead.en"')]).toEqual([
    true,
    true,
  ]);
  const isOpen = (html = "") => /^[^>]* open=/.test(html);
  expect([isOpen(fold), isOpen(parted({}, "hero.text.hi")[1])]).toEqual([false, true]);
});

it("shows the opening of the home page as it would be, in the reader's language where it is filled in", () => {
  const kept = { "hero.lead.en": "Today", "hero.lead.hi": "आज", "hero.title.en": "Good things" };
  const shown = (form: string) =>
    [...form.matchAll(/<p[^>]*data-shows="hero\.[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(shown(formOf("home", kept, { "hero.title.en": "Fine things" }))).toEqual([
    "Today",
    "Fine things",
    "",
  ]);
  expect(shown(formOf("home", kept, {}, undefined, "hi"))).toEqual(["आज", "Good things", ""]);
});
