// biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
type Ask = (method: string, path: string, body?: object, as?: string) => Promise<any>;

/** Finds an order by its number and a code to its phone, and follows it by its link. */
export async function followByLink(
  call: Ask,
  {
    number,
    phone,
    codeTo,
  }: { number: string; phone: string; codeTo: (phone: string) => Promise<string | undefined> },
): Promise<void> {
  const { requestId } = await call("POST", "/tracking/codes", { number, phone }, "");
  const { path } = await call("POST", "/tracking/open", { requestId, code: await codeTo(phone) }, "");
  const token = path.slice("/track/".length);
  await call("GET", `/tracking/${token}`, undefined, "");
  await call("GET", `/tracking/${token}/invoice`, undefined, "");
}
