import { formatRupees } from "#contract/format/money.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import type { Block, DocumentPage } from "#platform/documents/document.ts";
import { type DocumentOrder, placeOf, type Sender } from "./document-order.ts";
import type { documents as english } from "./texts.ts";

/**
 * For the courier: the bars are the tracking number where there is one. The square is the order's number alone: a parcel
 * goes through many hands, and says nothing of where the shop is run.
 */
export function shippingLabel(
  order: DocumentOrder,
  sender: Sender,
  words: typeof english,
  { showsPhone }: { readonly showsPhone: boolean },
): DocumentPage {
  const { address, number, carrier, trackingNumber, cashPaise } = order;
  const code = trackingNumber && hasBars(trackingNumber) ? trackingNumber : number;
  const from: Block[] = [
    { kind: "text", words: words.from, size: 8 },
    { kind: "text", words: sender.name, size: 10, isBold: true },
    { kind: "text", words: [sender.address, sender.phone].filter(Boolean).join("\n"), size: 8.5 },
  ];
  return [
    {
      kind: "columns",
      columns: [
        { share: 3, blocks: from },
        { share: 1.2, blocks: [{ kind: "qr", value: number, side: 24 }] },
      ],
    },
    { kind: "rule" },
    { kind: "text", words: order.collectedIn ? words.collectedIn(order.collectedIn) : words.to, size: 8 },
    { kind: "text", words: address.name, size: 16, isBold: true },
    { kind: "text", words: placeOf(address), size: 13 },
    ...(showsPhone
      ? [{ kind: "text", words: words.phone(phoneShown(address.phone)), size: 12 } as const]
      : []),
    { kind: "space", height: 3 },
    ...cashBlocks(cashPaise, words),
    {
      kind: "columns",
      columns: [
        { share: 1, blocks: [{ kind: "text", words: words.order(number), size: 11, isBold: true }] },
        { share: 1, blocks: [{ kind: "text", words: carrier ?? "", size: 11, isBold: true, align: "end" }] },
      ],
    },
    { kind: "space", height: 2 },
    { kind: "bars", value: code, height: 18 },
    { kind: "text", words: code, size: 10, align: "middle" },
  ];
}

function cashBlocks(cashPaise: number | null, words: typeof english): Block[] {
  if (cashPaise === null) return [{ kind: "text", words: words.prepaid, size: 11, isBold: true }];
  const sum: Block = {
    kind: "text",
    words: words.collect(formatRupees(cashPaise)),
    size: 15,
    isBold: true,
    align: "middle",
  };
  return [
    { kind: "frame", blocks: [sum] },
    { kind: "space", height: 2 },
  ];
}

/** What Code 128 can say. */
function hasBars(value: string): boolean {
  return /^[\x20-\x7e]{1,40}$/.test(value);
}
