import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { CustomersPage } from "#modules/accounts/office/customers/customers-page.tsx";
import { type Rate, TaxesPage } from "#modules/pricing/office/taxes-page.tsx";
import type { KeptStore } from "#modules/stores/office/store-fields.tsx";
import { StoresPage } from "#modules/stores/office/stores-page.tsx";
import { type Office, OfficeContext } from "./frame/office-context.ts";

const asked = { isAsked: false, typed: {}, errorOf: () => undefined };
const rate = (hsn: string, ...percents: number[]) =>
  ({
    ...{ hsn, from: "2025-09-22", until: null, state: "now" },
    bands: percents.map((percent, at) => ({
      percent,
      upToPaise: at < percents.length - 1 ? 2_500_00 : null,
    })),
  }) as unknown as Rate;

it("says what tax goods pay at the end of their row, and last what all others pay", () => {
  const rates = [rate("", 18), rate("49", 0), rate("61", 5, 18)];
  const table = { rates, counts: true, changes: [] };
  const text = textIn(createElement(TaxesPage, { table, lookup: asked } as never));
  expect(text).toMatch(/books .* no tax .*61 .* 5% · 18% .*All other goods .* 18%/);
  expect(text).toContain("5% up to ₹2,500 a piece, 18% above");
});

it("says when a customer last ordered, and reaches who has a number", () => {
  const sentTo = { phone: "+919812345678", city: "Pune", at: Date.UTC(2020, 10, 24, 6) };
  const sums = { orders: 1, spentPaise: 100, refusedParcels: 0, returns: 0 };
  const asha = { id: "a", name: "Asha", phone: null, email: null, sentTo, ...sums };
  const page = createElement(CustomersPage, {
    customers: [asha] as never,
    next: null,
    count: null,
    filter: {},
  });
  expect(textIn(page)).toContain("last order 24 Nov 2020");
  for (const href of ["tel:+919812345678", "https://wa.me/919812345678"])
    expect(html(page)).toContain(`href="${href}"`);
});

it.each([
  ["12 MG Road, Pune 411001", "12 MG Road, Pune 411001 +91"],
  ["12 MG Road", "12 MG Road, Pune +91"],
])("names the street and the number of a store at %s, and its city once", (address, text) => {
  const store = { id: "a", name: "Haat", city: "Pune", address, phone: "+91 20 5550 0142", timings: "Daily" };
  const page = createElement(StoresPage, { stores: [store as unknown as KeptStore], closed: [] });
  expect(textIn(page)).toContain(text);
});

function html(page: ReactElement): string {
  const value = {
    shell: { lang: "en" },
    words: textsOf("en").manage,
    search: new URLSearchParams(),
    role: "owner",
  };
  return renderToStaticMarkup(
    createElement(OfficeContext.Provider, { value: value as unknown as Office }, page),
  );
}

function textIn(page: ReactElement): string {
  return html(page)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}
