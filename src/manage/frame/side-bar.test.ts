import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Role } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "./office-context.ts";
import { SideBar } from "./side-bar.tsx";

function barOf(role: Role, path = ""): string {
  const office = { shell: { lang: "en" }, words: textsOf("en").manage, role, path } as unknown as Office;
  return renderToStaticMarkup(
    createElement(OfficeContext.Provider, { value: office }, createElement(SideBar)),
  );
}

it("has what is opened every day first, and the rest under headings", () => {
  expect(barOf("owner")).toMatch(
    /Today.*Orders.*Goods.*Messages.*>Selling<.*Customers.*Offers.*Reviews.*>Running the shop<.*Money.*Settings.*People.*Who did what/,
  );
});

it("has no headings where all places fit into a phone's bar", () => {
  expect(barOf("packer")).not.toContain("Selling");
  expect(barOf("accountant")).not.toContain("<h2");
});

it("lights the place that a page without one of its own leads back to", () => {
  expect(barOf("owner", "payments")).toMatch(/href="\/manage\/money" aria-current="page"/);
  expect(barOf("owner", "returns")).toMatch(/href="\/manage\/orders" aria-current="page"/);
});
