import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "../frame/office-context.ts";
import { ScarcePage } from "../pages/scarce-page.tsx";
import type { ScarceChoice } from "./scarce-product.tsx";

const choice = { picture: null, free: 0, stockVersion: 1 };
const hoodie = { ...choice, id: "h", title: "Hoodie", colour: "Grey" };
const coffee = { ...choice, id: "c", title: "Coffee", colour: "", size: "" };
const choices = [{ ...hoodie, size: "M" }, coffee, { ...hoodie, size: "L" }] as unknown as ScarceChoice[];

const pageOf = (wish: Record<string, string>, problem?: object) =>
  renderToStaticMarkup(
    createElement(
      OfficeContext.Provider,
      {
        value: {
          shell: { lang: "en" },
          words: textsOf("en").manage,
          role: "packer",
          problem,
        } as unknown as Office,
      },
      createElement(ScarcePage, { choices, next: null, lowAt: 2, version: 1, wish }),
    ),
  );

it("names a product once, and in it each choice with a field of its own", () => {
  const page = pageOf({});
  expect(page.match(/>Hoodie</g)).toHaveLength(1);
  expect(page).toContain("2 choices run low");
  expect(page.match(/name="change"/g)).toHaveLength(3);
  expect(page).toContain('aria-label="Came in: Hoodie, Grey · L"');
  expect(page).toContain('aria-label="Came in: Coffee"');
});

it("is closed, but for the product of which something came in, or was refused, just now", () => {
  expect(pageOf({})).not.toContain('open=""');
  expect(pageOf({ open: "h" }).match(/<details[^>]*open=""/g)).toHaveLength(1);
  const refused = { call: "stock.move", values: { id: "c" }, message: "" };
  expect(pageOf({}, refused).match(/<details[^>]*open=""/g)).toHaveLength(1);
});
