import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { type CartRow, findLines, noCart, replaceLines, takeCart, updateCart } from "./repository.ts";
import type { CartLine } from "./rules/cart-lines.ts";
import { mergedLines } from "./rules/merged-lines.ts";

/** What both carts were before one went into the other, and which version came of it. */
export interface MergedCarts {
  readonly version: number;
  readonly own: KeptCart;
  readonly coming: KeptCart;
}

interface KeptCart {
  readonly lines: readonly CartLine[];
  readonly promoCode: string | null;
  readonly extras: string;
}

export interface CameIn {
  readonly came: number;
  readonly isShort: boolean;
}

/** The cart of somebody who filled it before signing in. */
export function createMerging(
  offersFor: (
    q: Reads | Tx,
    userId: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Sellable>>,
) {
  return {
    async mergeCart(tx: Tx, from: string, to: string): Promise<CameIn & { readonly before: MergedCarts }> {
      const coming = await keptOf(tx, from, await takeCart(tx, from));
      const row = await takeCart(tx, to);
      const own = await keptOf(tx, to, row);
      const offers = await offersFor(tx, to, [...new Set(coming.lines.map(({ productId }) => productId))]);
      const { lines, ...said } = mergedLines(own.lines, coming.lines, offers);
      await write(tx, from, empty);
      await write(tx, to, {
        lines,
        promoCode: own.promoCode ?? coming.promoCode,
        extras: own.extras === noCart.extras ? coming.extras : own.extras,
      });
      return { ...said, before: { version: row.version, own, coming } };
    },

    /** Both as they were; false where the cart was changed since. */
    async partCart(tx: Tx, from: string, to: string, before: MergedCarts): Promise<boolean> {
      await takeCart(tx, from);
      const { version } = await takeCart(tx, to);
      if (version !== before.version + 1) return false;
      // A line has one place: it leaves the one cart before it comes back to the other.
      await write(tx, to, empty);
      await write(tx, from, before.coming);
      await write(tx, to, before.own);
      return true;
    },
  };
}

const empty: KeptCart = { lines: [], promoCode: null, extras: noCart.extras };

async function keptOf(tx: Tx, userId: string, { promo_code, extras }: CartRow): Promise<KeptCart> {
  return { lines: await findLines(tx, userId), promoCode: promo_code, extras };
}

async function write(tx: Tx, userId: string, { lines, promoCode, extras }: KeptCart): Promise<void> {
  await replaceLines(tx, userId, lines);
  await updateCart(tx, userId, { promo_code: promoCode, extras });
}
