import type { Load } from "#shop/delivery/rules/delivery-answer.ts";
import type { Caller } from "./caller.ts";
import type { Shop } from "./shop.ts";

/** What is to be brought: some of a product, else what lies in the caller's cart. Nothing where it is not sold. */
export async function loadOf(
  { catalogue, cart }: Pick<Shop, "catalogue" | "cart">,
  caller: Caller | null,
  { productId, quantity }: { readonly productId?: string | undefined; readonly quantity: number },
): Promise<Load | undefined> {
  if (productId !== undefined) {
    const goods = await catalogue.openProduct(productId, "en");
    if (!goods.ok) return undefined;
    const { unitPaise, variants } = goods.value;
    // Before a choice is made the heaviest counts, so that nothing is dearer afterwards.
    const grams = Math.max(0, ...variants.map((one) => one.grams ?? 0));
    return { paise: unitPaise * quantity, grams: grams * quantity };
  }
  if (!caller) return { paise: 0, grams: 0 };
  const { lines, quote } = await cart.cart(caller.userId);
  return { paise: quote.subtotal, grams: lines.reduce((sum, one) => sum + one.grams * one.quantity, 0) };
}
