import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import type { OfficeOrderCard } from "#manage/office-view.ts";
import { OrderRow } from "./order-row.tsx";

const card = {
  id: "o",
  number: "H-1",
  state: "ordered",
  to: { name: "Asha", city: "Pune" },
  collectedIn: null,
  goods: [{ title: "Clay pot", quantity: 2 }],
  together: [],
  pieces: 1,
  createdAt: 0,
} as unknown as OfficeOrderCard;

const rowOf = (money?: OfficeOrderCard["money"], over: Partial<OfficeOrderCard> = {}) =>
  renderToStaticMarkup(
    createElement(
      OfficeContext.Provider,
      { value: { shell: { lang: "en" }, words: textsOf("en").manage } as unknown as Office },
      createElement(OrderRow, { card: { ...card, ...(money && { money }), ...over }, tab: "toPack" }),
    ),
  );

it("says whether an order is paid, paid to the courier, or not paid, and what that comes to", () => {
  const paid = { totalPaise: 29_733, finalPaise: 27_591, method: "card", payment: "captured" };
  expect(rowOf(paid)).toContain("₹275.91");
  expect(rowOf(paid)).not.toContain("₹297.33");
  expect(rowOf(paid)).toContain(">Paid<");
  expect(rowOf({ ...paid, method: "cash", payment: "created" })).toContain(">Cash on delivery<");
  expect(rowOf({ ...paid, payment: "created" })).toContain(">Unpaid<");
  expect(rowOf({ ...paid, payment: "refunded" })).toContain("Refunded");
});

it("says nothing of it to who sees no money", () => {
  expect(rowOf(undefined)).not.toMatch(/Paid|Unpaid|Cash/);
});

it("names the orders that are in one parcel with it", () => {
  // On a line of its own: the goods have theirs.
  expect(rowOf(undefined, { together: ["H-2", "H-3"] })).toContain('<b class="row-beside">with H-2, H-3</b>');
  expect(rowOf()).not.toContain("row-beside");
});
