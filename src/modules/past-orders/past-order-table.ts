import { csvLine } from "#modules/invoices/rules/csv-line.ts";
import { dayOf } from "#modules/invoices/rules/period.ts";
import type { Reads } from "#platform/database/database.ts";
import { type PastOrderRow, pastOrdersAfter } from "./repository.ts";
import type { PastAddress, PastSale } from "./rules/past-order.ts";

const ordersAtOnce = 200;
const head = [
  ...["Order", "From", "Date", "Status", "Name", "Phone", "Email", "Street", "City", "State", "PIN code"],
  ...["Product", "SKU", "Quantity", "Price", "Discount", "Discount code", "Delivery", "Sent by", "Tax"],
  ...["Order total", "Paid back", "Paid by", "Note"],
];
const rupees = (paise: number) => Number(paise) / 100;

/** All of them, the oldest first: a line for each product. */
export async function* pastOrderTable(q: Reads): AsyncGenerator<string> {
  yield csvLine(head);
  for (let after = ""; ; ) {
    const orders = await pastOrdersAfter(q, after, ordersAtOnce);
    const last = orders.at(-1);
    if (!last) return;
    for (const order of orders) yield* linesOf(order);
    after = last.id;
  }
}

function* linesOf(order: PastOrderRow): Generator<string> {
  const sale = JSON.parse(order.sale) as PastSale;
  const to = order.address === null ? undefined : (JSON.parse(order.address) as PastAddress);
  for (const { title, sku, quantity, unitPaise } of sale.lines)
    yield csvLine([
      ...[order.number, order.source, dayOf(order.placed_at), order.status, order.name, order.phone],
      ...[order.email, to?.street ?? null, to?.city ?? null, to?.state ?? null, to?.pinCode ?? null],
      ...[title, sku, quantity, rupees(unitPaise), rupees(sale.discountPaise), sale.discountCode],
      ...[rupees(sale.shippingPaise), sale.shippingMethod, rupees(sale.taxPaise)],
      ...[rupees(order.total_paise), rupees(order.refunded_paise), sale.paidBy, order.note],
    ]);
}
