import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import type { OrderPart } from "../public/order-parts.ts";
import { OrderMoney } from "./order-money.tsx";

const words = textsOf("en").manage.order;
const { sums } = words;
const quote = { subtotal: 800_00, total: 850_00, charges: [] };

/** The rows below the total, name and sum. */
function rowsOf(
  payment: object,
  over: { leftPaise?: number; refunds?: object[]; state?: string; collect?: object | null } = {},
) {
  const { leftPaise = 0, refunds = [], ...rest } = over;
  const order = {
    ...{ state: "ordered", collect: null, deeds: [], ...rest },
    money: {
      ...{ quote, refunds, papers: [], leftPaise },
      payment: { method: "cash", status: "created", paise: 850_00, paidAt: null, heard: [], ...payment },
    },
  } as unknown as OrderPart["order"];
  const page = renderToStaticMarkup(
    createElement(
      OfficeContext.Provider,
      { value: { shell: { lang: "en" }, words: textsOf("en").manage } as unknown as Office },
      createElement(OrderMoney, { order }),
    ),
  );
  const rows = [...page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, sum]) => `${name} ${sum}`);
  return rows.slice(rows.indexOf(`${words.total} ₹850.00`) + 1);
}

it("says what was taken off a cash order, and what is still to come for it", () => {
  const less = { paise: 700_00 };
  expect(rowsOf(less)).toEqual([`${sums.takenOff} −₹150.00`, `${sums.toCollect} ₹700.00`]);
  expect(rowsOf(less, { collect: {} })).toEqual([`${sums.takenOff} −₹150.00`, `${sums.toPay} ₹700.00`]);
  expect(rowsOf({ ...less, status: "captured" }, { leftPaise: 700_00 })).toEqual([
    `${sums.takenOff} −₹150.00`,
    `${sums.paid} ₹700.00`,
  ]);
  expect(rowsOf(less, { state: "cancelled" }), "nobody pays it any more").toEqual([
    `${sums.takenOff} −₹150.00`,
    `${words.total} ₹700.00`,
  ]);
});

it("says what went back of what was paid", () => {
  const paid = { method: "card", status: "captured" };
  expect(rowsOf(paid, { leftPaise: 600_00 })).toEqual([`${sums.refunded} −₹250.00`, `${sums.kept} ₹600.00`]);
  expect(rowsOf({ status: "captured", paise: 700_00 }, { leftPaise: 500_00 })).toEqual([
    `${sums.takenOff} −₹150.00`,
    `${sums.refunded} −₹200.00`,
    `${sums.kept} ₹500.00`,
  ]);
});

it("tells what another order was paid with from what its buyer got back", () => {
  const refund = { state: "done", by: { kind: "shop", name: null }, at: 0, refusal: null, can: null };
  const refunds = [
    { ...refund, id: "a", paise: 200_00, reason: "exchange" },
    { ...refund, id: "b", paise: 50_00, reason: "A scratch" },
  ];
  expect(rowsOf({ method: "card", status: "captured" }, { leftPaise: 600_00, refunds })).toEqual([
    `${sums.moved} −₹200.00`,
    `${sums.refunded} −₹50.00`,
    `${sums.kept} ₹600.00`,
  ]);
});

it("adds nothing to a total that is asked or paid as it was", () => {
  expect(rowsOf({})).toEqual([]);
  expect(rowsOf({ method: "card", status: "created" })).toEqual([]);
  expect(rowsOf({ method: "card", status: "captured" }, { leftPaise: 850_00 })).toEqual([]);
});
