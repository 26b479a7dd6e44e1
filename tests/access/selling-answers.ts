// biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
type Ask = (method: string, path: string, body?: object, as?: string) => Promise<any>;

/** Every endpoint of sales and money once. */
export async function sellAndCount(
  call: Ask,
  { owner, productId }: { readonly owner: string; readonly productId: string },
): Promise<void> {
  const desk = (method: string, path: string, body?: object) => call(method, `/manage${path}`, body, owner);
  const { data: sale } = await call("POST", "/sales", { productId, percent: 10 }, owner);
  await desk("GET", "/sales?state=on");
  await desk("GET", `/sales/plan?product=${productId}&percent=10&search=kurta`);
  await call("DELETE", `/sales/${sale.id}`, undefined, owner);
  await desk("POST", `/sales/${sale.id}/resume`);
  await call("DELETE", `/sales/${sale.id}`, undefined, owner);

  await desk("GET", "/money?period=2026");
  await desk("GET", "/money/files/orders?month=2026-11");
  await desk("GET", "/money/taxes?month=2026-11");
  const { state } = await desk("GET", "/shop/seller");
  await desk("PUT", "/shop/seller", { seen: state.version, fields: { gstin: "29AAGCB7383J1Z4" } });
  await desk("GET", "/money/gstr1?month=2026-11");
  await desk("GET", "/money/e-invoices?month=2026-11");
}
