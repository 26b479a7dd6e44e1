import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { MoneyChart } from "./money-chart.tsx";
import type { MoneyReport } from "./money-report.ts";

const days = ["2026-11-01", "2026-11-02"];

function chartOf(sums: readonly number[]): string {
  const bars = days.map((name, at) => ({ name, paise: sums[at] ?? 0 }));
  const report = {
    bars,
    period: { name: "2026-11", kind: "month", from: days[0], to: days[1] },
  } as unknown as MoneyReport;
  const office = { shell: { lang: "en" } } as unknown as Office;
  return renderToStaticMarkup(
    createElement(OfficeContext.Provider, { value: office }, createElement(MoneyChart, { report })),
  );
}

it("is drawn as far as there is something to draw", () => {
  expect(chartOf([0, 5_000]).match(/class="bar"/g)).toHaveLength(2);
  expect(chartOf([0, 0])).toContain("Nothing was sold");
  expect(chartOf([0, 0])).not.toContain('class="bar"');
});

it("has an axis of round numbers, none of them below a bar", () => {
  const scale = (paise: number) =>
    [...chartOf([0, paise]).matchAll(/<li>([^<]*)<\/li>/g)].map(([, text]) => text);
  expect(scale(1_454_300)).toEqual(["₹20,000", "₹10,000", "₹0"]);
  expect(scale(720_000)).toEqual(["₹8,000", "₹4,000", "₹0"]);
  expect(scale(100)).toEqual(["₹2", "₹1", "₹0"]);
});

it("names its highest bar and what that is worth", () => {
  expect(chartOf([5_000, 1_000])).toMatch(/<b>₹50\.00<\/b> 1 Nov/);
  expect(chartOf([-5_000, 0])).not.toContain("chart-most");
});
