import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import type { OfficeOrder } from "#manage/office-view.ts";
import { OrderHead } from "./order-head.tsx";

const order = {
  number: "H-1042",
  shortId: "F725D6",
  state: "ordered",
  createdAt: 0,
  together: [],
  to: { name: "Asha Rao", city: "Bengaluru" },
  money: { quote: { total: 182_050 }, payment: { paise: 182_050, status: "captured", method: "link" } },
} as unknown as OfficeOrder;

function headOf(shown: OfficeOrder): string {
  const office = { shell: { lang: "en" }, words: textsOf("en").manage } as unknown as Office;
  const head = createElement(OrderHead, { order: shown });
  return renderToStaticMarkup(createElement(OfficeContext.Provider, { value: office }, head)).replace(
    /<[^>]+>/g,
    "",
  );
}

it("says of an order whose it is, how much, and whether that is paid", () => {
  const head = headOf(order);
  expect(head).toContain("H-1042 #F725D6 To pack");
  expect(head).toContain("Asha Rao, Bengaluru");
  expect(head).toContain("₹1,820.50 Paid, By payment link");
});

it("says nothing of somebody who is forgotten", () => {
  expect(headOf({ ...order, to: { ...order.to, name: "", city: "" } })).toContain("To pack₹1,820.50");
});

it("tells who sees no money of none", () => {
  expect(headOf({ ...order, money: undefined })).not.toContain("₹");
});
