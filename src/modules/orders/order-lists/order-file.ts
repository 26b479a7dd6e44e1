import { csvLine } from "#modules/invoices/rules/csv-line.ts";
import { dayOf } from "#modules/invoices/rules/period.ts";
import type { Reads } from "#platform/database/database.ts";
import type { OrderAddress } from "../order-view.ts";
import { linesOf, ordersAfter } from "../records/order-repository.ts";

const ordersAtOnce = 200;
const head = [
  ...["Order", "Date", "Status", "Paid on", "Name", "Phone", "Email", "Street", "City", "State", "PIN code"],
  ...["Product", "Colour", "Size", "Quantity", "Price", "Order total", "Courier", "Tracking number"],
];
const rupees = (paise: number) => Number(paise) / 100;

/** All orders, the oldest first: a line for each product. */
export async function* orderFile(q: Reads): AsyncGenerator<string> {
  yield csvLine(head);
  for (let after = ""; ; ) {
    const orders = await ordersAfter(q, after, ordersAtOnce);
    const last = orders.at(-1);
    if (!last) return;
    const lines = Map.groupBy(
      await linesOf(
        q,
        orders.map(({ id }) => id),
      ),
      ({ order_id }) => order_id,
    );
    for (const order of orders) {
      const { name, phone, street, city, state, pinCode } = JSON.parse(order.address) as OrderAddress;
      const { number, created_at: at, paid_at: paidAt, carrier, tracking_number: tracking } = order;
      const cells = [`H-${number}`, dayOf(at), order.status, paidAt === null ? null : dayOf(paidAt)];
      const to = [name, phone, order.email, street, city, state, pinCode];
      for (const { title, colour, size, quantity, unit_paise: paise } of lines.get(order.id) ?? [])
        yield csvLine([
          ...[...cells, ...to, title, colour, size, quantity, rupees(paise)],
          ...[rupees(order.total_paise), carrier, tracking],
        ]);
    }
    after = last.id;
  }
}
