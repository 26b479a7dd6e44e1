import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import type { LoggedAction } from "#manage/office-view.ts";
import { LogPage } from "./log-page.tsx";

const entry: LoggedAction = {
  ...{ id: "d", by: { kind: "staff", name: "Kamla" }, byId: "k", action: "pack order" },
  ...{ subject: "o", number: "H-1", before: null, after: null, at: 0 },
};

function pageOf(entries: readonly LoggedAction[], filter: Readonly<Record<string, string>> = {}): string {
  const office = { shell: { lang: "en" }, words: textsOf("en").manage } as unknown as Office;
  const page = createElement(LogPage, {
    deeds: entries,
    next: null,
    filter,
    people: [{ id: "k", name: "Kamla" }],
  });
  return renderToStaticMarkup(createElement(OfficeContext.Provider, { value: office }, page));
}

it("asks for nothing while there is nothing to look through", () => {
  expect(pageOf([])).toContain("Nothing yet");
  expect(pageOf([])).not.toContain("<form");
});

it("is narrowed by person and day, and keeps the thing that is looked at", () => {
  const page = pageOf([entry], { by: "k", subject: "H-1" });
  expect(page).toMatch(/<option value="k" selected="">Kamla/);
  expect(page).toMatch(/type="hidden" name="subject" value="H-1"/);
  expect(page).toContain('type="date"');
  expect(page).toContain("Show everything");
});

it("says of what it was narrowed to in vain how to see all", () => {
  const page = pageOf([], { day: "2026-11-01" });
  expect(page).toContain("Nothing was done there");
  expect(page).toContain("<form");
});
