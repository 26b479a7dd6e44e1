import type { CartView } from "#modules/cart/cart-view.ts";
import { goodsIn } from "#modules/cart/rules/cart-view.ts";
import { heaviestOf } from "#modules/catalogue/rules/variant.ts";
import type { Buyer } from "#server/auth/caller.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { Load } from "../rules/delivery-answer.ts";

/** What is to be brought: some of a product, else what lies in the buyer's cart. Nothing where it is not sold. */
export async function loadOf(
  { catalogue, cart }: Pick<ShopServices, "catalogue" | "cart">,
  buyer: Buyer | null,
  { productId, quantity }: { readonly productId?: string | undefined; readonly quantity: number },
): Promise<Load | undefined> {
  if (productId !== undefined) {
    const goods = await catalogue.openProduct(productId, "en");
    if (!goods.ok) return undefined;
    const { unitPaise, variants } = goods.value;
    // Before a choice is made the heaviest counts, so that nothing is dearer afterwards.
    return { paise: unitPaise * quantity, grams: heaviestOf(variants) * quantity };
  }
  if (!buyer) return { paise: 0, grams: 0 };
  return loadIn(await cart.cart(buyer.userId));
}

export function loadIn(cart: CartView): Load {
  const goods = goodsIn(cart.lines);
  return { paise: cart.quote.subtotal, grams: goods.reduce((sum, { grams }) => sum + grams, 0) };
}
