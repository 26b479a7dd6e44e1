import { withSet } from "#modules/orders/rules/line-facts.ts";
import type { Database, Reads } from "#platform/database/database.ts";
import * as rows from "./accountant-repository.ts";
import { csvLine } from "./rules/csv-line.ts";
import { dayAfter, dayOf, firstMomentOf, type Period } from "./rules/period.ts";
import type { InvoiceView } from "./views.ts";

type Cells = readonly (string | number | null)[];
type Placed = { readonly at: number; readonly id: string };

interface Table<Row extends Placed> {
  readonly head: readonly string[];
  readonly read: (q: Reads, part: rows.Part) => Promise<Row[]>;
  readonly cells: (row: Row) => Cells;
}

const rupees = (paise: number) => Number(paise) / 100;
const orderOf = (number: number) => `H-${number}`;

/** No table has a name, a telephone number or a mail address: the accountant needs none. */
const orders: Table<rows.SoldRow> = {
  head: ["Invoice", "Date", "Order", "Status", "State", "Goods", "Code", "Delivery", "Total", "Paid by"],
  read: rows.soldOrders,
  cells: (row) => [
    row.invoice,
    dayOf(row.at),
    orderOf(row.number),
    row.status,
    (JSON.parse(row.content) as Pick<InvoiceView, "place">).place,
    rupees(row.subtotal_paise),
    rupees(-row.less_paise),
    rupees(row.shipping_paise),
    rupees(row.total_paise),
    row.method,
  ],
};

const lines: Table<rows.SoldLineRow> = {
  head: [
    "Invoice",
    "Date",
    "Order",
    "Item",
    "Colour",
    "Size",
    "Quantity",
    "Price",
    "Code",
    "HSN",
    "Rate %",
    "Tax",
  ],
  read: rows.soldLines,
  cells: (row) => [
    row.invoice,
    dayOf(row.at),
    orderOf(row.number),
    withSet(row.title, { partOf: row.part_of === null ? null : JSON.parse(row.part_of) }),
    row.colour,
    row.size,
    row.quantity,
    rupees(row.unit_paise),
    rupees(-row.less_paise),
    row.hsn_code,
    row.tax_percent_hundredths === null ? null : row.tax_percent_hundredths / 100,
    row.tax_paise === null ? null : rupees(row.tax_paise),
  ],
};

const payments: Table<rows.SoldPaymentRow> = {
  head: ["Invoice", "Date", "Order", "Paid on", "Gateway", "Paid by", "State", "Amount", "Payment"],
  read: rows.soldPayments,
  cells: (row) => [
    row.invoice,
    dayOf(row.at),
    orderOf(row.number),
    row.paid_at === null ? null : dayOf(row.paid_at),
    row.gateway,
    row.method,
    row.status,
    rupees(row.amount_paise),
    row.gateway_payment_id,
  ],
};

const refunds: Table<rows.RefundedRow> = {
  head: ["Date", "Order", "Credit note", "How", "State", "Amount", "Reference"],
  read: rows.refunded,
  cells: (row) => [
    dayOf(row.at),
    orderOf(row.number),
    row.credit,
    row.kind,
    row.state,
    rupees(row.amount_paise),
    row.reference ?? row.gateway_refund_id,
  ],
};

const accountantTables = { orders, lines, payments, refunds };
type AccountantTable = keyof typeof accountantTables;

export function isAccountantTable(name: string): name is AccountantTable {
  return Object.hasOwn(accountantTables, name);
}

const part = 500;

/** As it is read, so that a large month is in no process's memory; spreadsheets know by its first sign that it is UTF-8. */
export function accountantFile(
  { read: db }: Pick<Database, "read">,
  table: AccountantTable,
  { from, to }: Period,
): ReadableStream<Uint8Array> {
  const { head, read, cells } = accountantTables[table] as unknown as Table<Placed>;
  const until = firstMomentOf(dayAfter(to));
  const encoder = new TextEncoder();
  let after: Placed = { at: firstMomentOf(from), id: "" };
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const found = await read(db, { after, until, most: part });
      const text = `${isFirst ? `\uFEFF${csvLine(head)}` : ""}${found.map((row) => csvLine(cells(row))).join("")}`;
      isFirst = false;
      if (text !== "") controller.enqueue(encoder.encode(text));
      const last = found.at(-1);
      if (last) after = { at: Number(last.at), id: last.id };
      else controller.close();
    },
  });
}
