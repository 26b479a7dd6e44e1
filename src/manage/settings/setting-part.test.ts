import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { partsOf } from "#contract/setting-shapes.ts";
import { type Office, OfficeContext } from "../frame/office-context.ts";
import { SettingContext, type SettingsShown } from "./setting-context.ts";
import { SettingParts } from "./setting-part.tsx";

const kept = { profile: "india", taxPercent: "10", giftWrapPaise: "50", deliveryPaise: "49" };
const [common = "", seldom = ""] = split({});

function split(typed: Readonly<Record<string, string>>, wrong?: string): string[] {
  const deed = { errorOf: (name: string) => (name === wrong ? "Wrong" : undefined) };
  const fields = { ...kept, ...typed };
  const setting = { group: "pricing", fields, kept, deed, choices: {} } as unknown as SettingsShown;
  const office = { shell: { lang: "en" }, problem: wrong && { field: wrong } } as unknown as Office;
  const form = createElement(SettingParts, { parts: partsOf("pricing") });
  return renderToStaticMarkup(
    createElement(
      OfficeContext.Provider,
      { value: office },
      createElement(SettingContext.Provider, { value: setting }, form),
    ),
  ).split("<details");
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
