import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FormProblem } from "#contract/form-problem.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { placeEndpoints } from "../places-endpoints.ts";
import { taxEndpoints } from "../taxes-endpoints.ts";
import { PlacePage } from "./place-page.tsx";
import { type RateChangeShown, RateChanges } from "./rate-changes.tsx";
import { TaxAsk } from "./tax-ask.tsx";

function html<Props extends object>(part: ComponentType<Props>, props: Props, problem?: FormProblem): string {
  const office = {
    shell: { lang: "en" },
    words: textsOf("en").manage,
    search: new URLSearchParams(),
    problem,
  };
  return renderToStaticMarkup(
    createElement(OfficeContext.Provider, { value: office as unknown as Office }, createElement(part, props)),
  );
}

const change: RateChangeShown = {
  ...{ id: "a", at: 0, deed: "set", keys: ["61"], count: 1 },
  by: { kind: "staff", name: "Meera" },
};

const changed = {
  changes: [change, { ...change, id: "b", keys: ["62"] }],
  takeBack: taxEndpoints.takeBack,
  nameOf: (key: string) => `HSN ${key}`,
};
const refused = { call: taxEndpoints.takeBack.name, message: "No.", values: { id: "a" } };

it("names each way back by what was changed, and leaves no empty error", () => {
  const page = html(RateChanges, changed, { ...refused, field: "from" });
  const names = [...page.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name = ""]) =>
    name.replace(/<[^>]*>/g, ""),
  );
  expect(names).toEqual(["Undo HSN 61", "Undo HSN 62"]);
  expect(page).not.toContain("field-error");
});

it("folds the changes away, and shows them where one could not be undone", () => {
  expect(html(RateChanges, changed)).toContain('<details class="fold">');
  expect(html(RateChanges, changed, refused)).toMatch(/<details class="fold" open="">.*field-error">No\./);
});

it("puts the focus on what was asked wrongly", () => {
  const errorOf = (field: string) => (field === "day" ? "Please enter a day" : undefined);
  const page = html(TaxAsk, {
    counts: true,
    lookup: { isAsked: true, typed: { of: "61", day: "27.11." }, errorOf },
  });
  const focused = (page.match(/<input[^>]*>/g) ?? []).filter((tag) => /autofocus/i.test(tag));
  expect(focused).toHaveLength(1);
  expect(focused[0]).toContain('name="day"');
});

it("draws every price again that was typed, where the table has fewer by now", () => {
  const values = { prefix: "56", seen: "1", "bands.4.grams": "900", "bands.4.price": "70" };
  const band = { upToGrams: null, paise: 40_00, freeAbovePaise: 900_00 };
  const place = { prefix: "56", deliverable: true, days: 2, takesCash: true, bands: [band] };
  const problem = { call: placeEndpoints.set.name, message: "Changed.", values };
  const isOpen = (page: string) => page.includes('<details class="fold" open');
  expect(html(PlacePage, { version: 2, place })).not.toContain("bands.4.price");
  expect(isOpen(html(PlacePage, { version: 2, place }))).toBe(false);
  expect(isOpen(html(PlacePage, { version: 2, place }, problem))).toBe(true);
  expect(html(PlacePage, { version: 2, place }, problem)).toMatch(/name="bands\.4\.price"[^>]*value="70"/);
});
