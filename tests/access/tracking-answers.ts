import type { ShopForTests } from "#support/running-shop.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
type Ask = (method: string, path: string, body?: object, as?: string) => Promise<any>;
type CodeTo = (phone: string) => Promise<string | undefined>;

/** Finds an order by its number and a code to its phone, and follows it by its link. */
export async function followByLink(
  call: Ask,
  { number, phone, codeTo }: { number: string; phone: string; codeTo: CodeTo },
): Promise<void> {
  const { requestId } = await call("POST", "/tracking/codes", { number, phone }, "");
  const { path } = await call("POST", "/tracking/open", { requestId, code: await codeTo(phone) }, "");
  const token = path.slice("/track/".length);
  await call("GET", `/tracking/${token}`, undefined, "");
  await call("GET", `/tracking/${token}/invoice`, undefined, "");
  await call("POST", `/tracking/${token}/change`, { about: "choice", words: "Size M, please." }, "");
}

/** Somebody buys without an account, and keeps the order in one afterwards. */
export async function keepAsGuest(
  call: Ask,
  shop: ShopForTests,
  { productId, address, codeTo }: { productId: string; address: { phone: string }; codeTo: CodeTo },
): Promise<void> {
  const added = await shop.call("POST", "/cart/add", { body: { productId } });
  const [cookie = ""] = added.headers.getSetCookie()[0]?.split(";") ?? [];
  const placed = await shop.call("POST", "/cart/checkout", {
    body: { paymentMethod: "qr", address },
    cookie,
  });
  const token = placed.body.track_path.slice("/track/".length);
  const { requestId } = await call("POST", `/tracking/${token}/codes`, {}, "");
  await call("POST", `/tracking/${token}/keep`, { requestId, code: await codeTo(address.phone) }, "");
}
