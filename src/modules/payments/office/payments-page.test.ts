import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { type OfficePayment, type OfficeTask, PaymentsPage } from "./payments-page.tsx";

const payment: OfficePayment = {
  ...{
    orderId: "a",
    number: "H-1042",
    name: "Asha Rao",
    paise: 182_050,
    method: "cash",
    status: "created",
    since: 0,
  },
};
const task: OfficeTask = {
  ...{ kind: "notHeard", misfit: null, orderId: "b", number: "H-1041", refundId: null },
  ...{ paise: 100, since: 0, said: null, deed: "open" },
};

function pageOf(tasks: readonly OfficeTask[], latest: readonly OfficePayment[]): string {
  const office = { shell: { lang: "en" }, words: textsOf("en").manage, role: "owner" };
  const page = createElement(PaymentsPage, { tasks, latest });
  return renderToStaticMarkup(
    createElement(OfficeContext.Provider, { value: office as unknown as Office }, page),
  );
}

it("shows the latest payments below what needs somebody", () => {
  const page = pageOf([task], [payment]);
  expect(page).toMatch(/Needs your attention.*H-1041.*Latest payments.*H-1042/);
  expect(page).toContain("Not paid yet");
  expect(page).toContain("Cash on delivery");
  expect(page).toContain("Asha Rao");
  expect(page).not.toContain("All in order");
});

it("says that all is in order, and of a new shop what will stand there", () => {
  expect(pageOf([], [payment])).toContain("All in order");
  expect(pageOf([], [payment])).not.toContain("Needs your attention");
  expect(pageOf([], [])).toContain("No payments yet");
});
