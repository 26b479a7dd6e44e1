import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { CardChoices } from "./listing-page.tsx";

const colours = ["Red", "Navy"].map((name) => ({ name, hex: "#123456" }));
const shown = (sizesLeft: readonly string[]) =>
  renderToStaticMarkup(
    createElement(CardChoices, {
      product: { colours, sizes: ["S", "M"], sizesLeft } as unknown as CardView,
    }),
  );

it("names the sizes that are left, and says nothing of sizes where none is", () => {
  expect(shown(["S", "M"])).toContain("Sizes S M");
  expect(shown([])).not.toContain("Size");
  expect(shown([])).toContain("card-swatch");
});
