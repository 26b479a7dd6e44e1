import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import type { OrderView } from "#modules/orders/order-view.ts";
import { orders } from "#modules/orders/texts/orders.ts";
import { SuccessPage } from "../order/success-page.tsx";
import { TrackingPage } from "../tracking-page.tsx";
import { nextStage, whereItIs } from "./where-it-is.ts";

vi.mock("../order/bought-style.tsx", () => ({ BoughtStyle: () => null }));

const { about, nextText } = orders.tracking;

it("tells a payment on delivery from one that is made, and an unknown state from all others", () => {
  const told = (status: string, paidAt: number | null) =>
    whereItIs({ status, paidAt, totalPaise: 100 }, orders.tracking, 30);
  expect(told("ordered", 1)).toEqual({ about: about.ordered, next: nextText.ordered });
  expect(told("ordered", null).about).toBe(about.placed);
  expect(whereItIs({ status: "ordered", paidAt: 1, totalPaise: 0 }, orders.tracking, 30).about).toBe(
    about.free,
  );
  expect(told("delivered", 1).next).toContain("30 days");
  expect(whereItIs({ status: "delivered", paidAt: 1, totalPaise: 100 }, orders.tracking, 0).next).not.toMatch(
    /days|return/,
  );
  expect(told("constructor", 1)).toEqual({ about: about.unknown, next: undefined });
});

it.each(["ordered", "processing", "shipped"])("says the same on both pages of one that is %s", (status) => {
  const order: OrderView = { ...placed, status };
  const { about: text, next } = whereItIs(order, orders.tracking, 30);
  const pages = [
    createElement(SuccessPage, { order }),
    createElement(TrackingPage, { asked: "", order, latest: [], beside: null }),
  ];
  for (const page of pages) expect(shown(page)).toContain(next);
  // On the page of the payment its heading says it of one that has just been ordered.
  expect(pages.map((page) => shown(page).includes(text))).toEqual([status !== "ordered", true]);
});

it("calls the step ahead as the row of steps calls it, and names none where nothing is to come", () => {
  const next = (status: string, step: OrderView["step"] = null) =>
    nextStage({ status, step }, orders.tracking);
  expect(["ordered", "processing", "shipped"].map((status) => next(status))).toEqual([
    "Next: Processing.",
    "Next: Shipped.",
    "Next: Delivered.",
  ]);
  const rowOf = (status: string) => {
    const order: OrderView = { ...placed, status };
    return shown(createElement(TrackingPage, { asked: "", order, latest: [], beside: null }));
  };
  for (const status of ["ordered", "processing", "shipped"]) {
    const name = /^Next: (.+)\.$/.exec(next(status) ?? "")?.[1] ?? "none";
    expect(rowOf(status)).toMatch(new RegExp(`</span><span>${name}(?=[ <])`));
  }
  expect(next("shipped", "returning")).toBe(undefined);
  for (const status of ["pending", "delivered", "completed", "cancelled", "constructor"])
    expect(next(status)).toBe(undefined);
});

it("tells two sizes of the same goods apart where an order is followed, and leads to the goods", () => {
  const kurta = {
    productId: "kurta",
    title: "Cotton kurta",
    picture: null,
    colour: "Indigo",
    quantity: 1,
    unitPaise: 0,
  };
  const order = { ...placed, status: "shipped", lines: ["M", "L"].map((size) => ({ ...kurta, size })) };
  const page = shown(createElement(TrackingPage, { asked: "", order, latest: [], beside: null }));
  for (const size of ["M", "L"]) expect(page).toContain(`Colour: Indigo · Size: ${size}<`);
  expect(page.split(`href="/product/kurta"`)).toHaveLength(3);
});

it("names who brings it once that is known, and promises no courier before", () => {
  const carrierOf = (but: Pick<OrderView, "status"> & Partial<OrderView>) => {
    const order = { ...placed, ...but };
    const page = shown(createElement(TrackingPage, { asked: "", order, latest: [], beside: null }));
    return /<dt[^>]*>Carrier<\/dt><dd[^>]*>([^<]+)/.exec(page)?.[1];
  };
  for (const status of ["ordered", "processing", "shipped"]) expect(carrierOf({ status })).toBe(undefined);
  expect(carrierOf({ status: "shipped", carrier: "India Post" })).toBe("India Post");
});

it("promises a day for what is on its way, and none for what comes back", () => {
  const daysOf = (step: OrderView["step"]) => {
    const order: OrderView = { ...placed, status: "shipped", step };
    const page = shown(createElement(TrackingPage, { asked: "", order, latest: [], beside: null }));
    return page.match(/Estimated Delivery|expected \w+ \d+ \w+/g);
  };
  for (const step of [null, "partSent"] as const) expect(daysOf(step)).toHaveLength(2);
  for (const step of ["returning", "returned"] as const) expect(daysOf(step)).toBe(null);
});

it("says of the last update only what no step says", () => {
  const pageOf = (status: string) => {
    const order: OrderView = { ...placed, status, events: [{ status, at: 1 }] };
    return shown(createElement(TrackingPage, { asked: "", order, latest: [], beside: null }));
  };
  for (const status of ["ordered", "processing", "shipped"])
    expect(pageOf(status)).not.toContain(orders.tracking.lastUpdate);
  expect(pageOf("cancelled")).toContain(orders.tracking.lastUpdate);
});

function shown(element: ReactElement): string {
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const placed: Omit<OrderView, "status"> = {
  id: "01",
  shortId: "A1B2C3",
  number: "H-1",
  cancelReason: null,
  createdAt: 0,
  totalPaise: 100,
  finalPaise: 100,
  isCollected: false,
  collect: null,
  lines: [],
  paymentStatus: "captured",
  quote: { subtotal: 100, promo: 0, shipping: 0, tax: 0, charges: [], total: 100 },
  lessPaise: 0,
  canAskChange: false,
  together: [],
  promoCode: null,
  address: { name: "Asha", phone: "", street: "", city: "", state: "", pinCode: "", country: "" },
  email: null,
  method: "card",
  paymentFailure: null,
  expectedAt: 0,
  heldUntil: 0,
  paidAt: 1,
  carrier: null,
  trackingNumber: null,
  step: null,
  parcels: [],
  events: [],
  refundPaise: 0,
  movedPaise: 0,
  refundDone: false,
  isBackByHand: false,
  refunds: [],
  creditNotes: [],
  returns: [],
  returnPath: null,
  confirmPath: null,
  payPath: null,
  canCancel: false,
};
