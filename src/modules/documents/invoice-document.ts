import { formatRupees } from "#contract/format/money.ts";
import { wordsIn } from "#contract/format/words.ts";
import { type StateCode, stateNameOf } from "#contract/india/states.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { type ServerTexts, textsOf } from "#contract/texts/texts.ts";
import type { InvoiceItem, InvoiceView } from "#modules/invoices/views.ts";
import type { Block, DocumentPage, TableBlock } from "#platform/documents/document.ts";
import { dayIn } from "./day-in.ts";
import { type NamedTax, sumsOf, type TaxedItem, taxedItem, taxesOf } from "./rules/invoice-sums.ts";

/** What Rule 46 asks an invoice to say, and Rule 53 a credit note, as it was issued. */
export function invoiceDocument(
  invoice: InvoiceView,
  { lang, order, isNarrow }: { readonly lang: Lang; readonly order: string; readonly isNarrow: boolean },
): DocumentPage {
  const { documents: words } = textsOf(lang);
  const { seller } = invoice;
  const head: Block[] = [
    { kind: "text", words: titleOf(invoice, lang), size: isNarrow ? 13 : 18, isBold: true },
    { kind: "text", words: words.numbered(invoice.number), size: 11, isBold: true },
    { kind: "text", words: words.dated(dayIn(lang)(invoice.issuedAt)) },
    { kind: "text", words: words.order(order) },
    ...(invoice.ofNumber ? [text(words.ofInvoice(invoice.ofNumber))] : []),
  ];
  const from: Block[] = [
    { kind: "text", words: seller.name, size: 11, isBold: true },
    ...(seller.tradeName ? [text(words.tradeName(wordsIn(seller.tradeName, lang)))] : []),
    ...some(wordsIn(seller.address, lang), [seller.city, seller.pinCode].filter(Boolean).join(" ")),
    ...(seller.state ? [text(words.state(nameIn(lang, seller.state), seller.state))] : []),
    ...(seller.gstin ? [text(words.gstin(seller.gstin), true)] : []),
  ];
  const to: Block[] = [
    { kind: "text", words: invoice.collectedIn ? words.billed : words.billTo, size: 8 },
    ...buyerBlocks(invoice, words, lang),
  ];
  if (invoice.collectedIn) to.push(text(words.handedOver(invoice.collectedIn), true));
  const blocks = isNarrow
    ? [...from, rule, ...head, rule, ...to, rule, ...itemLines(invoice, lang)]
    : [
        beside(from, head),
        rule,
        beside(to, placeBlocks(invoice, words, lang)),
        space(5),
        itemTable(invoice, lang),
      ];
  return [
    ...blocks,
    space(3),
    ...sumBlocks(invoice, lang, isNarrow),
    space(5),
    ...footBlocks(invoice, words),
  ];
}

export function titleOf({ kind, split, seller }: InvoiceView, lang: Lang): string {
  const { documents: words } = textsOf(lang);
  if (kind === "credit") return words.creditNote;
  return seller.gstin && split !== "onTop" ? words.taxInvoice : words.invoice;
}

const rule: Block = { kind: "rule" };
const space = (height: number): Block => ({ kind: "space", height });
const text = (words: string, isBold = false): Block => ({ kind: "text", words, size: 9.5, isBold });
const some = (...lines: readonly string[]): Block[] => lines.filter(Boolean).map((line) => text(line));
const beside = (one: Block[], other: Block[]): Block => ({
  kind: "columns",
  columns: [
    { share: 1, blocks: one },
    { share: 1, blocks: other },
  ],
});

function buyerBlocks({ buyer }: InvoiceView, words: ServerTexts["documents"], lang: Lang): Block[] {
  if (!buyer) return [text(words.buyerGone)];
  const { business, name, street, city, state, pinCode, country } = buyer;
  return [
    ...(business ? [text(business.name, true), text(words.gstin(business.gstin), true)] : []),
    text(name, !business),
    ...some(street, `${city}, ${stateWordsOf(lang)(state)} ${pinCode}`, country),
  ];
}

function placeBlocks({ place, seller }: InvoiceView, words: ServerTexts["documents"], lang: Lang): Block[] {
  return [
    ...(place ? [text(words.placeOfSupply), text(stateWords(place, lang), true)] : []),
    ...(seller.gstin ? [text(words.noReverseCharge)] : []),
  ];
}

function stateWords(code: StateCode, lang: Lang): string {
  return `${nameIn(lang, code)} (${code})`;
}

function nameIn(lang: Lang, code: StateCode): string {
  return stateWordsOf(lang)(stateNameOf(code));
}

/** As an address has it, in the words of a language. */
function stateWordsOf(lang: Lang): (kept: string) => string {
  return textsOf(lang).checkout.address.stateName;
}

function itemWords({ line, words }: InvoiceItem, lang: Lang): string {
  const names: Readonly<Record<string, (params: Record<string, never>) => string>> =
    textsOf(lang).charges.names;
  return line === null ? (names[words]?.({}) ?? words) : words;
}

function itemTable(invoice: InvoiceView, lang: Lang): TableBlock {
  const { documents: words } = textsOf(lang);
  const taxes = taxesOf(invoice);
  const end = { align: "end" } as const;
  return {
    kind: "table",
    size: 8,
    columns: [
      { share: 0.5, head: "#" },
      { share: 4.2, head: words.goods },
      { share: 1.2, head: words.hsn },
      { share: 1.3, head: words.quantity, ...end },
      { share: 1.8, head: words.taxable, ...end },
      { share: 0.9, head: words.rate, ...end },
      ...taxes.map((tax) => ({ share: 1.5, head: words.taxes[tax], ...end })),
      { share: 1.8, head: words.sum, ...end },
    ],
    rows: [
      ...invoice.items.map((item, at) => {
        const taxed = taxedItem(invoice, item);
        return {
          cells: [
            `${at + 1}`,
            itemWords(item, lang),
            item.hsn ?? "",
            unitsOf(item, words),
            ...cellsOf(taxed, `${item.taxPercent}%`),
          ],
        };
      }),
      { cells: ["", words.total, "", "", ...cellsOf(sumsOf(invoice), "")], isBold: true },
    ],
  };
}

/** Delivery has no pieces, and an amount that went back is of none. */
function unitsOf({ line, quantity }: InvoiceItem, words: ServerTexts["documents"]): string {
  return line !== null && quantity > 0 ? words.units(quantity) : "";
}

function cellsOf({ taxablePaise, taxes, paise }: TaxedItem, rate: string): string[] {
  return [taxablePaise, null, ...taxes.map((tax) => tax.paise), paise].map((sum) =>
    sum === null ? rate : formatRupees(sum),
  );
}

/** On a roll there is no room for columns: what belongs to a thing stands below it. */
function itemLines(invoice: InvoiceView, lang: Lang): Block[] {
  const { documents: words } = textsOf(lang);
  return invoice.items.flatMap((item): Block[] => {
    const { taxablePaise, taxes, paise } = taxedItem(invoice, item);
    const facts = [
      unitsOf(item, words),
      item.hsn && `${words.hsn} ${item.hsn}`,
      `${words.taxable} ${formatRupees(taxablePaise)}`,
      ...taxes.map((tax) => `${words.taxes[tax.name]} ${formatRupees(tax.paise)}`),
      `${item.taxPercent}%`,
    ].filter(Boolean);
    return [
      {
        kind: "columns",
        columns: [
          { share: 2, blocks: [text(itemWords(item, lang), true)] },
          { share: 1, blocks: [{ kind: "text", words: formatRupees(paise), isBold: true, align: "end" }] },
        ],
      },
      { kind: "text", words: facts.join(" · "), size: 7.5 },
      space(1.5),
    ];
  });
}

function sumBlocks(invoice: InvoiceView, lang: Lang, isNarrow: boolean): Block[] {
  const { documents: words } = textsOf(lang);
  const { taxablePaise, taxes, paise } = sumsOf(invoice);
  const row = (name: string, sum: number, isBold = false): Block => ({
    kind: "columns",
    columns: [
      ...(isNarrow ? [] : [{ share: 1.6, blocks: [] }]),
      { share: 1, blocks: [{ kind: "text", words: name, isBold }] },
      { share: 0.8, blocks: [{ kind: "text", words: formatRupees(sum), align: "end", isBold }] },
    ],
  });
  return [
    row(words.taxable, taxablePaise),
    ...taxes.map((tax: NamedTax) => row(words.taxes[tax.name], tax.paise)),
    row(invoice.kind === "credit" ? words.givenBack : words.total, paise, true),
    ...(isNarrow && invoice.place
      ? [rule, text(`${words.placeOfSupply}: ${stateWords(invoice.place, lang)}`)]
      : []),
  ];
}

function footBlocks({ seller }: InvoiceView, words: ServerTexts["documents"]): Block[] {
  return [
    { kind: "text", words: words.forSeller(seller.name), align: "end" },
    space(8),
    { kind: "text", words: words.signatory, size: 8.5, align: "end" },
    { kind: "text", words: words.byComputer, size: 7.5 },
  ];
}
