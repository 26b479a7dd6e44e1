import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { settingGroups } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { BeforeGst } from "./before-gst.tsx";
import { DeliveryPage } from "./places-page.tsx";

const delivery = { upToGrams: null, paise: 831_60, freeAbovePaise: 8_316_00 };

function before(changed: Readonly<Record<string, object>> = {}) {
  const of = <Name extends "pricing" | "guests" | "payments" | "seller">(name: Name) =>
    settingGroups[name].parse(changed[name] ?? {});
  const settings = {
    pricing: of("pricing"),
    guests: of("guests"),
    payments: of("payments"),
    seller: of("seller"),
  };
  return { settings, delivery } as React.ComponentProps<typeof BeforeGst>["facts"];
}

it("says what holds now, and what GST and PIN codes would change, before they are asked for", () => {
  expect(said(before())).toEqual([
    "Prices: 10% is added on top: goods for ₹100 cost the shopper ₹110. GST is off.",
    "Invoices: Tax is one line, without HSN and GST.",
    "Delivery: ₹831.60, free above ₹8,316, the same everywhere.",
    "Shoppers: Need an account.",
    "Prices: GST is inside: goods for ₹100 cost the shopper ₹100. Look over your prices first.",
    "Invoices: With HSN codes, and CGST and SGST or IGST. They become tax invoices once your GSTIN is filled in.",
    "Delivery: ₹49, free above ₹499. Another price where you say so for a PIN code.",
    "Shoppers: May buy without an account.",
  ]);
});

it("follows what the owner has set, and is silent on what would stay", () => {
  const facts = before({
    pricing: { taxPercent: 0, deliveryPaise: 0 },
    guests: { allowed: "no" },
    payments: { cash: true },
  });
  const lines = said(facts);
  expect(lines).toContain("Prices: No tax is added. GST is off.");
  expect(lines).toContain("Delivery: Always free. Another price where you say so for a PIN code.");
  expect(lines).toContain("Shoppers: Cash orders wait for the buyer&#x27;s code.");
  expect(said(before({ guests: { allowed: "yes" } })).join()).not.toContain("Shoppers");
});

it("leads to GST and PIN codes by the one filled button of their page", () => {
  const table = { places: [], next: null, count: 0, counts: false, changes: [] };
  const asked = { isAsked: false, typed: {}, errorOf: () => undefined };
  const page = html(
    createElement(DeliveryPage, { table, lookup: asked, filter: {}, before: before() } as never),
  );
  expect(page.match(/<a [^>]*button-primary[^>]*>[^<]*/g)).toEqual([
    '<a href="/manage/shop/pricing" class="button button-primary">Use GST and PIN codes',
  ]);
});

function said(facts: React.ComponentProps<typeof BeforeGst>["facts"]): string[] {
  const page = html(createElement(BeforeGst, { facts }));
  return [...page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, words]) => `${name}: ${words}`);
}

function html(page: React.ReactElement): string {
  const value = { shell: { lang: "en" }, words: textsOf("en").manage, search: new URLSearchParams() };
  return renderToStaticMarkup(
    createElement(OfficeContext.Provider, { value: value as unknown as Office }, page),
  );
}
