import { readPinCode } from "#contract/india/pin-code.ts";
import { pinCookie } from "#contract/india/pin-cookie.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import { withTerms } from "#modules/cart/rules/cart-view.ts";
import type { RequestContext } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";

/** The PIN code that this browser asked about last. */
export function rememberedPin({ cookies }: Pick<RequestContext, "cookies">): string | undefined {
  const kept = cookies[pinCookie];
  return kept === undefined ? undefined : readPinCode(kept);
}

/** The cart as it costs there. Whose tax it is, an address alone decides. */
export function cartToPin(
  { delivery, pricing }: Pick<ShopServices, "delivery" | "pricing">,
  requestContext: Pick<RequestContext, "cookies">,
  cart: CartView,
): CartView {
  const pinCode = rememberedPin(requestContext);
  const terms = pinCode && pricing.termsTo({ pinCode, state: delivery.areasIn(pinCode)[0]?.state ?? "" });
  return terms ? withTerms(cart, { ...terms, taxSplit: cart.terms.taxSplit }) : cart;
}
