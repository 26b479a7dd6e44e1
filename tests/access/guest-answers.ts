import type { ShopForTests } from "#support/running-shop.ts";

type Call = (method: string, path: string, body?: object, as?: string) => Promise<{ token: string }>;

/** Somebody fills a cart, signs in, and has both carts as they were. */
export async function comeAsGuest(
  endpoint: Call,
  shop: ShopForTests,
  { productId, ...login }: { productId: string; email: string; password: string },
): Promise<void> {
  const added = await shop.call("POST", "/cart/add", { body: { productId } });
  const [cookie = ""] = added.headers.getSetCookie()[0]?.split(";") ?? [];
  const { body } = await shop.call("POST", "/auth/login", { body: login, cookie });
  await endpoint("POST", "/cart/part", undefined, body.token);
}
