import { expect } from "vitest";
import { plainProducts } from "./buyers.ts";
import type { OpenFresh } from "./engines.ts";
import { openGuestShop } from "./open-guest-shop.ts";
import type { Answer } from "./running-shop.ts";

export const asha = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };

/** By whom a call is made: somebody with an account, or a guest. */
export interface By {
  readonly token?: string;
  readonly cookie?: string;
}

/** A shop with guests, four products, and Asha's account. */
export async function openMerging(openFresh: OpenFresh) {
  const clock = { at: Date.now(), now: () => clock.at };
  const { settings, shop, db } = await openGuestShop(openFresh, { clock });
  const [a = "", b = "", c = "", d = ""] = await plainProducts(db, 4);
  await db.write((tx) => tx.updateTable("stock").set({ free: 50 }).execute());
  await shop.call("POST", "/auth/register", { body: asha });
  const login = async (cookie?: string) => {
    const answer = await shop.call("POST", "/auth/login", { body: asha, ...(cookie && { cookie }) });
    expect(answer.status).toBe(200);
    return answer;
  };
  const add = (by: By, productId: string, quantity = 1) =>
    shop.call("POST", "/cart/add", { body: { productId, quantity }, ...by });
  const wish = (by: By, productId: string) =>
    shop.call("POST", "/wishlist/add", { body: { productId }, ...by });
  const held = async (by: By) => {
    const [cart, wishlist] = [await shop.call("GET", "/cart", by), await shop.call("GET", "/wishlist", by)];
    return {
      cart: Object.fromEntries(
        cart.body.data.items.map((item: { productId: string; quantity: number }) => [
          item.productId,
          item.quantity,
        ]),
      ),
      wishes: wishlist.body.data.products.map(({ id }: { id: string }) => id).sort(),
    };
  };
  return { shop, db, settings, clock, a, b, c, d, login, add, wish, held };
}

export function guestOf(answer: Answer): string {
  return answer.headers
    .getSetCookie()
    .find((line) => line.startsWith("haat-guest="))
    ?.split(";")[0] as string;
}

export function noticeOf(answer: Answer) {
  const line = answer.headers.getSetCookie().find((one) => one.startsWith("haat-notice="));
  const kept = /=([\w-]+)/.exec(line ?? "")?.[1];
  return kept && JSON.parse(Buffer.from(kept, "base64url").toString("utf8"));
}
