// biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
type Ask = (method: string, path: string, body?: object, as?: string) => Promise<any>;

/** Every endpoint of sales once. */
export async function sellAndCount(
  call: Ask,
  { owner, productId }: { readonly owner: string; readonly productId: string },
): Promise<void> {
  const office = (method: string, path: string, body?: object) => call(method, `/manage${path}`, body, owner);
  const { data: sale } = await call("POST", "/sales", { productId, percent: 10 }, owner);
  await office("GET", "/sales?state=on");
  await office("GET", `/sales/plan?product=${productId}&percent=10&search=kurta`);
  await call("DELETE", `/sales/${sale.id}`, undefined, owner);
  await office("POST", `/sales/${sale.id}/resume`);
  await call("DELETE", `/sales/${sale.id}`, undefined, owner);
}
