import type { Reads } from "#platform/database/database.ts";

const soldWithoutMoney = ["delivered", "shipped", "processing", "ordered"];

/** Reads only the final tables: one invoice for each sale and none for anything else, numbered without a gap. */
export async function checkInvoiceBooks(q: Reads): Promise<string[]> {
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  const orders = await q.selectFrom("orders").selectAll().execute();
  const documents = await q.selectFrom("invoices").selectAll().execute();
  const invoices = documents.filter(({ kind }) => kind === "invoice");
  const papersOf = Map.groupBy(documents, ({ order_id }) => order_id);

  for (const { id, status, paid_at, total_paise } of orders) {
    const own = papersOf.get(id) ?? [];
    const [invoice, ...more] = own.filter(({ kind }) => kind === "invoice");
    const back = own.reduce((sum, one) => (one.kind === "credit" ? sum + one.total_paise : sum), 0);
    must(more.length === 0, `order ${id} has ${more.length + 1} invoices`);
    if (paid_at !== null || soldWithoutMoney.includes(status))
      must(invoice?.total_paise === total_paise, `order ${id} of ${total_paise}: ${invoice?.total_paise}`);
    if (status === "pending") must(own.length === 0, `order ${id} waits and has ${own.length} papers`);
    must(back <= (invoice?.total_paise ?? 0), `order ${id} gave back ${back}`);
  }
  const known = new Set(orders.map(({ id }) => id));
  for (const { number, order_id } of documents) must(known.has(order_id), `${number} is of no order`);

  const counters = await q.selectFrom("invoice_counters").selectAll().execute();
  for (const { kind, year, last } of counters) {
    const series = documents.filter((one) => one.kind === kind && one.year === year);
    const places = series.map(({ place }) => place).sort((a, b) => a - b);
    must(
      places.length === last && places.every((place, at) => place === at + 1),
      `${kind} ${year}: ${last} were drawn, ${places.length} stand`,
    );
  }
  must(counters.length > 0 === invoices.length > 0, `${counters.length} series, ${invoices.length} invoices`);
  return wrong;
}
