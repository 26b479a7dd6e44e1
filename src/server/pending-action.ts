import { z } from "zod";
import { mostOfOne } from "#contract/limits.ts";
import type { Notice } from "#contract/notice.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Log } from "#platform/log.ts";
import type { CartService } from "#shop/cart/cart-service.ts";
import type { WishlistService } from "#shop/wishlist/wishlist-service.ts";
import type { RequestFacts } from "./caller.ts";

const cookieName = "haat-pending";
const halfAnHour = 30 * 60;
const longest = 1_000;

const shape = z.object({
  kind: z.enum(["cart", "wishlist"]),
  /** Where it was wished for: the words differ. */
  place: z.enum(["card", "detail"]).catch("card"),
  productId: z.string().min(1).max(60),
  quantity: z.int().min(1).max(mostOfOne).optional(),
  colour: z.string().max(60).optional(),
  size: z.string().max(60).optional(),
});

const added = { card: "addedFromCard", detail: "addedFromDetail" } as const;

/** What a visitor wanted and was refused; it is carried out once he has signed in. */
export type PendingWish = z.output<typeof shape>;

export function createPendingActions({
  cart,
  wishlist,
  log,
}: {
  cart: CartService;
  wishlist: WishlistService;
  log: Log;
}) {
  return {
    /** Signing in must never fail over a wish: one that cannot be met any more is let go, and said. */
    async carryOut(userId: string, { cookies, lang }: RequestFacts): Promise<Notice | null> {
      const wish = readPendingWish(cookies);
      if (!wish) return null;
      const words = textsOf(lang);
      const isCart = wish.kind === "cart";
      try {
        const done = await (isCart ? cart.addToCart(userId, wish) : wishlist.wish(userId, wish.productId));
        const text = isCart ? words.cart.messages[added[wish.place]] : words.wishlist.messages.added;
        return done.ok ? { kind: "success", text } : { kind: "error", text: words.refusals[done.reason] };
      } catch (error) {
        log.error({ err: error }, "a kept wish could not be carried out");
        return null;
      }
    },
  };
}

function readPendingWish(cookies: Readonly<Record<string, string>>): PendingWish | null {
  const kept = cookies[cookieName] ?? "";
  if (kept.length > longest) return null;
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(kept, "base64url").toString("utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function pendingCookie(wish: PendingWish): string {
  const kept = Buffer.from(JSON.stringify(wish)).toString("base64url");
  return `${cookieName}=${kept}; Path=/; Max-Age=${halfAnHour}; HttpOnly; SameSite=Lax`;
}
