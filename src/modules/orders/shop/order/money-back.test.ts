import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { orders } from "#modules/orders/texts/orders.ts";
import { MoneyBack, Refunded } from "./money-back.tsx";

const { detail } = orders;
type Order = Parameters<typeof MoneyBack>[0]["order"];
const paid: Order = {
  method: "card",
  paymentStatus: "captured",
  finalPaise: 228_910,
  isBackByHand: false,
};
const shown = (order: Partial<Order>) =>
  renderToStaticMarkup(createElement(MoneyBack, { order: { ...paid, ...order } })).replaceAll(
    /<[^>]*>/g,
    " ",
  );

it("tells what comes back of a paid order, which way and when", () => {
  for (const part of ["₹2,289", orders.method.card, detail.banks]) expect(shown({})).toContain(part);
  expect(shown({ finalPaise: 100_010 })).toContain("₹1,000");
});

it("promises no bank's way and no bank's days for what goes back by hand", () => {
  for (const method of ["manual", "exchange"] as const) {
    const text = shown({ method, isBackByHand: true });
    expect(text).toContain("₹2,289");
    expect(text).not.toContain(detail.banks);
    expect(text).not.toContain(orders.method[method]);
  }
});

it("promises a bank's days for what was paid at the gateway for other goods, and names no way that it was not paid", () => {
  const text = shown({ method: "exchange" });
  expect(text).toContain(detail.banks);
  expect(text).not.toContain(orders.method.exchange);
});

it("names no sum while the money is not there, and promises none where nothing was paid", () => {
  expect(shown({ paymentStatus: "authorized" })).toContain(detail.cancelPaid);
  for (const paymentStatus of ["authorized", "created", "failed"] as const)
    expect(shown({ paymentStatus })).not.toContain("₹");
  expect(shown({ method: "cash", paymentStatus: "created" })).toContain(detail.cancelUnpaid);
});

it("says of what is on its way how long banks take, and of what goes back by hand does not", () => {
  const said = (order: Partial<Parameters<typeof Refunded>[0]["order"]>) =>
    renderToStaticMarkup(
      createElement(Refunded, {
        order: { refundPaise: 28_900, movedPaise: 0, refundDone: false, isBackByHand: false, ...order },
      }),
    );
  const due = detail.refundDue("₹289.00");
  expect(said({})).toBe(`${due} ${detail.banks}`);
  expect(said({ isBackByHand: true })).toBe(due);
  expect(said({ refundDone: true })).toBe(detail.refundDone("₹289.00"));
  expect(said({ refundPaise: 0 })).toBe("");
  const moved = detail.movedOn("₹1,000.00");
  expect(said({ refundPaise: 0, movedPaise: 100_000 })).toBe(moved);
  expect(said({ refundDone: true, movedPaise: 100_000 })).toBe(`${detail.refundDone("₹289.00")} ${moved}`);
});
