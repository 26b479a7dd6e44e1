import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import type { OfficeOrder } from "#manage/office-view.ts";
import { paymentOfficeEndpoints } from "#modules/payments/office-endpoints.ts";
import { RefundForm } from "./refund-form.tsx";

const line = { line: 0, title: "Lamp", colour: null, size: null, owed: 2, left: 0 };
const order = {
  id: "o",
  version: 3,
  lines: [line],
  returns: [{ id: "r", askedAt: Date.UTC(2026, 10, 27, 9) }],
} as unknown as OfficeOrder;
const values = { id: "o", seen: "3", sum: "all", restock: "1", reason: "a scratch" };

function formWith(problem: object): string {
  const office = {
    shell: { lang: "en" },
    words: textsOf("en").manage,
    path: "orders/o",
    search: new URLSearchParams(),
    problem: { call: paymentOfficeEndpoints.refund.name, message: "No.", values, ...problem },
  } as unknown as Office;
  const form = createElement(RefundForm, { order, leftPaise: 100 });
  return renderToStaticMarkup(createElement(OfficeContext.Provider, { value: office }, form));
}

it("keeps what was chosen, and says what is wrong beside the field", () => {
  const page = formWith({ field: "restock" });
  expect(page).toMatch(/<option value="all" selected=""/);
  expect(page).toMatch(/<input[^>]*name="restock"[^>]*checked=""/);
  expect(page).toMatch(/aria-describedby="restock-error".*id="restock-error".*No\./s);
  expect(page).toContain('value="a scratch"');
  expect(page).not.toContain("returns/r");
});

it("leads to the return that is in the way", () => {
  const page = formWith({ field: "goods", returnId: "r" });
  expect(page).toMatch(/href="\/manage\/returns\/r"[^>]*>Open the return asked for on 27 Nov/);
  expect(page).toMatch(/id="goods-error".*No\./s);
});
