import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import type { OrderPart } from "../public/order-parts.ts";
import { OrderGoods } from "./order-goods.tsx";

it("says what is left of each, behind its choice where there is one", () => {
  const one = { title: "Diya", quantity: 3, left: 1, takenOut: 0, picture: null };
  const lines = [
    { ...one, line: 1, colour: null, size: null },
    { ...one, line: 2, colour: "Red", size: "M" },
    { ...one, line: 3, colour: "Red", size: null, left: 3, takenOut: 2 },
  ];
  const page = renderToStaticMarkup(
    createElement(
      OfficeContext.Provider,
      { value: { shell: { lang: "en" }, words: textsOf("en").manage } as unknown as Office },
      createElement(OrderGoods, { order: { lines } as unknown as OrderPart["order"] }),
    ),
  );
  const facts = [...page.matchAll(/<span class="row-facts">(.*?)<\/span>/g)].map(([, text]) => text);
  expect(facts).toEqual(["1 still to send", "Red · M · 1 still to send", "Red"]);
  expect(page).toContain("2 taken out");
});
