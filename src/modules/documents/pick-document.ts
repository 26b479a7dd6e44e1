import type { DocumentPage } from "#platform/documents/document.ts";
import { choiceOf } from "./document-order.ts";
import type { PickedGoods } from "./rules/pick-list.ts";
import type { documents as english } from "./texts.ts";

/** What to gather, with a box to tick, and for whom. */
export function pickSheet(
  goods: readonly PickedGoods[],
  numbers: readonly string[],
  words: typeof english,
): DocumentPage {
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    { kind: "text", words: words.pickList, size: 18, isBold: true },
    { kind: "text", words: words.pickFor(numbers.length, pieces), size: 10 },
    { kind: "text", words: numbers.join(", "), size: 9 },
    { kind: "space", height: 4 },
    {
      kind: "table",
      size: 11,
      columns: [
        { share: 1.2, head: words.pieces, align: "end" },
        { share: 6, head: words.goods },
        { share: 4, head: words.orders },
      ],
      rows: goods.map((of) => ({
        cells: [
          `${of.quantity} ×`,
          choiceOf(of),
          of.orders
            .map(({ number, quantity }) => (quantity > 1 ? `${number} (${quantity})` : number))
            .join(", "),
        ],
      })),
    },
  ];
}
