import { formatRupees } from "#contract/format/money.ts";
import type { Block, DocumentPage, TableRow } from "#platform/documents/document.ts";
import { choiceOf, type DocumentOrder, placeOf, type Sender } from "./document-order.ts";
import type { documents as english } from "./texts.ts";

/** Lies in the parcel: what should be in it. Prices stand there only where whoever prints may see them. */
export function packingSlip(
  order: DocumentOrder,
  sender: Sender,
  words: typeof english,
  { showsPrices, day }: { readonly showsPrices: boolean; readonly day: (at: number) => string },
): DocumentPage {
  const { number, address, lines } = order;
  const rows = lines.map((line): TableRow => {
    const sums = showsPrices
      ? [formatRupees(line.unitPaise), formatRupees(line.unitPaise * line.quantity)]
      : [];
    return { cells: [choiceOf(line), String(line.quantity), ...sums] };
  });
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const together: Block[] =
    order.together.length === 0
      ? []
      : [{ kind: "text", words: words.together(order.together.join(", ")), size: 11, isBold: true }];
  const head: Block[] = [
    { kind: "text", words: sender.name, size: 14, isBold: true },
    { kind: "text", words: [sender.address, sender.phone].filter(Boolean).join("\n"), size: 9 },
  ];
  return [
    {
      kind: "columns",
      columns: [
        { share: 3, blocks: head },
        { share: 1, blocks: [{ kind: "qr", value: number, side: 26 }] },
      ],
    },
    { kind: "rule" },
    { kind: "text", words: `${words.slip} ${number}`, size: 18, isBold: true },
    { kind: "text", words: day(order.createdAt), size: 10 },
    ...together,
    { kind: "space", height: 4 },
    { kind: "text", words: order.collectedIn ? words.collectedIn(order.collectedIn) : words.to, size: 8 },
    { kind: "text", words: address.name, size: 12, isBold: true },
    { kind: "text", words: placeOf(address), size: 11 },
    { kind: "space", height: 5 },
    {
      kind: "table",
      size: 10,
      columns: [
        { share: 6, head: words.goods },
        { share: 1.4, head: words.pieces, align: "end" },
        ...(showsPrices
          ? ([
              { share: 2, head: words.each, align: "end" },
              { share: 2, head: words.sum, align: "end" },
            ] as const)
          : []),
      ],
      rows: [...rows, { cells: [words.allPieces, String(pieces)], isBold: true }],
    },
    { kind: "space", height: 6 },
    { kind: "text", words: words.thanks(sender.name), size: 10 },
  ];
}
