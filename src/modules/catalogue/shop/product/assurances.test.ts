import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Trade } from "../public/trade-data.ts";
import { Assurances } from "./assurances.tsx";

const trade = {
  costPaise: 831_60,
  freeAbovePaise: 8_316_00,
  returnDays: 30,
  returnsHint: "no questions asked",
} as Trade;
const shown = (one: Partial<Trade> = {}) =>
  renderToStaticMarkup(createElement(Assurances, { trade: { ...trade, ...one } })).replaceAll(/<[^>]*>/g, "");

it("says the days of returns of these goods, and that there are none where nothing is taken back", () => {
  expect(shown()).toContain("30-Day Returns no questions asked");
  expect(shown({ returnDays: 7 })).toContain("7-Day Returns");
  expect(shown({ returnDays: 0 })).toContain("No Returns unless it comes damaged or wrong");
  expect(shown({ returnDays: 0 })).not.toContain("no questions");
});

it("says from where delivery is free, or that it always is", () => {
  expect(shown()).toContain("Free Shipping on orders over ₹8,316.00");
  expect(shown({ costPaise: 0, freeAbovePaise: 0 })).toContain("Free Shipping on every order");
});
