import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { OrderCounts } from "./order-counts.tsx";
import type { OrderPart } from "./order-parts.ts";

const state = { errorOf: () => undefined, typedOf: () => undefined } as unknown as ActionState;
const lines = [
  { line: 0, title: "Diya", quantity: 3, left: 1, owed: 3, colour: null, size: null },
  { line: 1, title: "Kurta", quantity: 2, left: 0, owed: 1, colour: "Red", size: "M" },
];

it.each([
  ["lines", ["Diya (up to 1)"], [["lines.0", "1", "1"]]],
  [
    "goods",
    ["Diya (up to 3)", "Kurta, Red · M (up to 1)"],
    [
      ["goods.0", "3", "0"],
      ["goods.1", "1", "0"],
    ],
  ],
] as const)("asks for a number of each, of %s by what there is of them", (of, labels, fields) => {
  const page = drawn(of, state);
  expect([...page.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, text]) => text)).toEqual(labels);
  const typed = [...page.matchAll(/<input[^>]*>/g)].map(([input]) =>
    ["name", "max", "value"].map((name) => new RegExp(`\\b${name}="(.*?)"`).exec(input)?.[1]),
  );
  expect(typed).toEqual(fields);
});

it("says at the numbers what was wrong with them", () => {
  const refused = { ...state, errorOf: (field?: string) => (field === "goods" ? "How many?" : undefined) };
  const page = drawn("goods", refused);
  const id = /<fieldset aria-describedby="(.*?)"/.exec(page)?.[1];
  expect(page).toMatch(new RegExp(`id="${id}"[^>]*>.*How many\\?`));
  expect(drawn("lines", refused)).not.toMatch(/How many|aria-describedby/);
});

function drawn(of: "lines" | "goods", withState: ActionState): string {
  const props = { order: { lines } as unknown as OrderPart["order"], of, label: "Goods", state: withState };
  return renderToStaticMarkup(
    createElement(
      OfficeContext.Provider,
      { value: { shell: { lang: "en" }, words: textsOf("en").manage } as unknown as Office },
      createElement(OrderCounts, props),
    ),
  );
}
