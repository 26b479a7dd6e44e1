import { stateCodeOf } from "#contract/india/states.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import type { Clock } from "#platform/clock.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import {
  drawNumber,
  emptyBuyers,
  type InvoiceRow,
  insertInvoice,
  invoicesInSeries,
  invoicesOf,
} from "./repository.ts";
import { type CreditedGoods, creditedItems } from "./rules/credited.ts";
import { invoiceNumber, taxYearOf } from "./rules/invoice-number.ts";
import { itemsOf, paiseIn, splitOf } from "./rules/items-of-order.ts";
import type { InvoiceBuyer, InvoiceSeller, InvoiceView } from "./views.ts";

type Content = Pick<InvoiceView, "ofNumber" | "seller" | "collectedIn" | "place" | "split" | "items">;

type InvoiceRequest = [
  series: { readonly kind: InvoiceView["kind"]; readonly year: number },
  part: { readonly after: number; readonly most: number },
];

export interface Credit extends CreditedGoods {
  /** What gave the money back; none where nothing had been paid. */
  readonly refundId: string | null;
}

export type InvoicesService = ReturnType<typeof createInvoicesService>;

/** What was sold and given back, on numbered invoices that nobody changes. */
export function createInvoicesService({ clock, seller }: { clock: Clock; seller: () => InvoiceSeller }) {
  return {
    /** Last in the transaction that sells: everybody else who sells waits for it. */
    async issue(tx: Tx, order: OrderRecord): Promise<void> {
      const { quote, address, collectedIn } = order;
      const content: Content = {
        ofNumber: null,
        seller: seller(),
        ...(collectedIn && { collectedIn: `${collectedIn.name}, ${collectedIn.city}` }),
        // What is collected is supplied over the counter.
        place: stateCodeOf((collectedIn ?? address).state) ?? null,
        split: splitOf(quote),
        items: itemsOf(order),
      };
      await write(tx, "invoice", { order, content, buyer: JSON.stringify(buyerOf(order)), refundId: null });
    },

    /** Last in the transaction that gives back; the caller has locked the order. What was never sold has no invoice. */
    async credit(tx: Tx, order: OrderRecord, given: Credit): Promise<void> {
      const earlier = await invoicesOf(tx, [order.id]);
      const sold = earlier.find(({ kind }) => kind === "invoice");
      const isKnown = given.refundId !== null && earlier.some((one) => one.refund_id === given.refundId);
      if (!sold || isKnown) return;
      const invoice = viewOf(sold);
      const before = earlier.filter((one) => one !== sold).flatMap((one) => viewOf(one).items);
      const items = creditedItems(invoice, before, given);
      if (items.length === 0) return;
      const content: Content = { ...contentOf(sold), ofNumber: sold.number, items };
      await write(tx, "credit", { order, content, buyer: sold.buyer, refundId: given.refundId });
    },

    ofOrders: async (q: Reads | Tx, orderIds: readonly string[]): Promise<InvoiceView[]> =>
      (await invoicesOf(q, orderIds)).map(viewOf),

    /** When the last paper of each was written, of those that have one: the law keeps them. */
    async lastInvoices(q: Reads | Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const last = new Map<string, number>();
      for (const { order_id: id, issued_at: at } of await invoicesOf(q, orderIds))
        last.set(id, Math.max(at, last.get(id) ?? at));
      return last;
    },

    /** A part of a series, which has no gap and is in the order of commits. */
    inSeries: async (q: Reads | Tx, ...request: InvoiceRequest) =>
      (await invoicesInSeries(q, ...request)).map((row) => ({ place: row.place, paper: viewOf(row) })),

    forgetBuyers: emptyBuyers,
  };

  async function write(
    tx: Tx,
    kind: InvoiceView["kind"],
    paper: {
      readonly order: OrderRecord;
      readonly content: Content;
      readonly buyer: string | null;
      readonly refundId: string | null;
    },
  ): Promise<void> {
    const now = clock.now();
    const year = taxYearOf(now);
    const place = await drawNumber(tx, kind, year);
    await insertInvoice(tx, {
      id: newId(now),
      kind,
      year,
      place,
      number: invoiceNumber(kind, year, place),
      order_id: paper.order.id,
      refund_id: paper.refundId,
      issued_at: now,
      total_paise: paiseIn(paper.content.items),
      buyer: paper.buyer,
      content: JSON.stringify(paper.content),
    });
  }
}

export function viewOf(row: InvoiceRow): InvoiceView {
  return {
    ...contentOf(row),
    kind: row.kind,
    number: row.number,
    issuedAt: row.issued_at,
    orderId: row.order_id,
    buyer: row.buyer === null ? null : buyerIn(row.buyer),
    totalPaise: row.total_paise,
  };
}

/** Before businesses were asked for their numbers nobody had one. */
function buyerIn(json: string): InvoiceBuyer {
  return { business: null, ...(JSON.parse(json) as Omit<InvoiceBuyer, "business">) };
}

function contentOf(row: InvoiceRow): Content {
  return JSON.parse(row.content) as Content;
}

/** What the law asks of a buyer, and nothing else. */
function buyerOf({ address, business }: OrderRecord): InvoiceBuyer {
  const { name, street, city, state, pinCode, country } = address;
  return { name, street, city, state, pinCode, country, business };
}
