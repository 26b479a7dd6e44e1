import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { InvoiceView } from "#modules/invoices/views.ts";
import type { PrintedDocument } from "#platform/documents/document.ts";
import type { PdfPrinter } from "#platform/documents/pdf-printer.ts";
import { dayIn } from "./day-in.ts";
import type { DocumentOrder, Sender } from "./document-order.ts";
import { type DocumentOrderParts, documentOrders } from "./document-orders.ts";
import { invoiceDocument, titleOf } from "./invoice-document.ts";
import { packingSlip } from "./packing-slip.ts";
import { pickSheet } from "./pick-document.ts";
import { pickListOf } from "./rules/pick-list.ts";
import { shippingLabel } from "./shipping-label.ts";

export interface PrintedFile {
  readonly name: string;
  readonly body: Uint8Array;
}

export type DocumentService = ReturnType<typeof createDocumentService>;

/** Everything that is printed. It knows nothing of who asks: what may stand there is decided by the endpoint. */
export function createDocumentService({
  pdfPrinter,
  sender,
  ...parts
}: DocumentOrderParts & {
  readonly pdfPrinter: PdfPrinter;
  readonly sender: (lang: Lang) => Sender;
}) {
  return {
    async labels(
      typed: readonly string[],
      { lang, ...more }: { lang: Lang; format: "label" | "labelsOnA4"; showsPhone: boolean },
    ): Promise<Outcome<PrintedFile>> {
      const { documents: words } = textsOf(lang);
      const orders = await documentOrders(parts, typed);
      const pages = orders.map((order) => shippingLabel(order, sender(lang), words, more));
      return print("labels", orders, { title: words.labels, lang, format: more.format, pages });
    },

    async slips(
      typed: readonly string[],
      { lang, showsPrices }: { lang: Lang; showsPrices: boolean },
    ): Promise<Outcome<PrintedFile>> {
      const { documents: words } = textsOf(lang);
      const orders = await documentOrders(parts, typed);
      const pages = orders.map((order) =>
        packingSlip(order, sender(lang), words, { showsPrices, day: dayIn(lang) }),
      );
      return print("slips", orders, { title: words.slips, lang, format: "a4", pages });
    },

    /** What is still on the shelves for those of them that are not packed. */
    async pick(typed: readonly string[]) {
      const orders = await documentOrders(parts, typed);
      return { orders, goods: pickListOf(orders.filter(({ toPack }) => toPack)) };
    },

    /** In the language of its order, for whoever prints it; the invoice where no number says which. */
    async invoice(
      order: { readonly id: string; readonly number: string },
      {
        number,
        size,
        hidesStreet = false,
      }: {
        number?: string | undefined;
        size: "a4" | "roll";
        /** For whoever has no more than a link. */
        hidesStreet?: boolean;
      },
    ): Promise<Outcome<PrintedFile>> {
      const [all, bought] = await Promise.all([
        parts.services.invoices.ofOrders(parts.db.read, [order.id]),
        parts.orders.find(parts.db.read, order.id),
      ]);
      const invoice = all.find((one) => (number ? one.number === number : one.kind === "invoice"));
      if (!invoice || !bought) return failure("notFound");
      const { lang } = bought;
      const title = `${titleOf(invoice, lang)} ${invoice.number}`;
      const shown = hidesStreet ? withoutStreet(invoice) : invoice;
      const pages = [invoiceDocument(shown, { lang, order: order.number, isNarrow: size === "roll" })];
      return printed(`${invoice.number}.pdf`, { title, lang, at: invoice.issuedAt, format: size, pages });
    },

    async pickSheet(typed: readonly string[], lang: Lang): Promise<Outcome<PrintedFile>> {
      const { documents: words } = textsOf(lang);
      const orders = (await documentOrders(parts, typed)).filter(({ toPack }) => toPack);
      const numbers = orders.map(({ number }) => number);
      const pages = [pickSheet(pickListOf(orders), numbers, words)];
      return print("pick-list", orders, { title: words.pickList, lang, format: "a4", pages });
    },
  };

  function print(
    name: string,
    orders: readonly DocumentOrder[],
    document: Omit<PrintedDocument, "at">,
  ): Promise<Outcome<PrintedFile>> {
    const [first] = orders;
    if (!first) return Promise.resolve(failure("notFound"));
    const at = Math.max(...orders.map(({ changedAt }) => changedAt));
    const of = orders.length === 1 ? first.number : `${orders.length}`;
    return printed(`${name}-${of}.pdf`, { ...document, at });
  }

  async function printed(name: string, document: PrintedDocument): Promise<Outcome<PrintedFile>> {
    const body = await pdfPrinter.print(document);
    return body ? success({ name, body }) : failure("unavailable", { retryAfter: 5 });
  }
}

function withoutStreet(invoice: InvoiceView): InvoiceView {
  return invoice.buyer ? { ...invoice, buyer: { ...invoice.buyer, street: "•••" } } : invoice;
}
