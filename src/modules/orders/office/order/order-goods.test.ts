import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import type { OrderPart } from "../public/order-parts.ts";
import { OrderGoods } from "./order-goods.tsx";

const one = { title: "Diya", quantity: 3, left: 3, takenOut: 0, colour: null, size: null, picture: null };

/** The words of each row. */
function rowsOf(...lines: (Partial<Record<keyof typeof one, unknown>> & { unitPaise?: number })[]) {
  const order = { lines: lines.map((over, line) => ({ ...one, ...over, line })) };
  const page = renderToStaticMarkup(
    createElement(
      OfficeContext.Provider,
      { value: { shell: { lang: "en" }, words: textsOf("en").manage } as unknown as Office },
      createElement(OrderGoods, { order: order as unknown as OrderPart["order"] }),
    ),
  );
  return page
    .split("<li")
    .slice(1)
    .map((row) =>
      row
        .slice(row.indexOf(">") + 1)
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );
}

it("begins with what is to be packed, and says behind it what was taken out and what was sent", () => {
  expect(
    rowsOf(
      { left: 2, takenOut: 1, unitPaise: 100_00 },
      { left: 1, takenOut: 1, colour: "Red", size: "M" },
      { left: 0, takenOut: 3, unitPaise: 100_00 },
      { left: 0 },
      {},
    ),
  ).toEqual([
    "2 × Diya 1 taken out ₹200.00",
    "1 × Diya Red · M · 1 taken out · 1 sent already",
    "0 × Diya 3 taken out",
    "0 × Diya 3 sent already",
    "3 × Diya",
  ]);
});

it("says what the customer has once all has left, and what was ordered where all was taken back", () => {
  expect(rowsOf({ left: 0, takenOut: 1 }, { left: 0 })).toEqual(["2 × Diya 1 taken out", "3 × Diya"]);
  expect(rowsOf({ left: 0, takenOut: 3 }, { left: 0, takenOut: 3 })).toEqual([
    "3 × Diya 3 taken out",
    "3 × Diya 3 taken out",
  ]);
});
