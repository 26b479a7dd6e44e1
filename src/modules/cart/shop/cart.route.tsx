import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Endpoint } from "#contract/endpoint.ts";
import { phonesShown } from "#contract/format/phone-shown.ts";
import type { Failure } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { GoodsBeside } from "#modules/catalogue/shop/public/goods-beside.tsx";
import { loadIn } from "#modules/delivery/public/load-of.ts";
import { deliveryIn } from "#modules/delivery/rules/delivery-in.ts";
import { DeliveryFold } from "#modules/delivery/shop/public/delivery-check.tsx";
import type { DeliveryView } from "#modules/delivery/views.ts";
import { CheckoutPanel } from "#modules/orders/shop/public/checkout-panel.tsx";
import { buyerOf } from "#server/auth/caller.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { cartToPin, rememberedPin } from "#server/pages/cart-to-pin.ts";
import { goodsBeside } from "#server/pages/goods-beside.ts";
import { type PageContext, pageContext } from "#web/page-context.ts";
import type { CartView } from "../cart-view.ts";
import { CartPage } from "./cart-page.tsx";
import Extras from "./extras.tsx";
import { GuestWay } from "./guest-way.tsx";
import { setExtra } from "./public/cart-changes.ts";

const fewLines = 3;

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { shop, caller } = page;
  const buyer = buyerOf(page);
  if (!buyer)
    return {
      ...{ cart: null, offer: null, checkout: null, delivery: null, promised: {} },
      beside: await besideOf(page, []),
    };
  const [plain, offer, opened] = await Promise.all([
    shop.cart.cart(buyer.userId),
    shop.promoCodes.offerTo(buyer.userId, { isGuest: !caller }),
    caller && shop.checkout.open(caller.userId, page.requestContext.lang),
  ]);
  const cart = cartToPin(shop, page.requestContext, plain);
  const checkout = opened && { ...opened, addresses: phonesShown(opened.addresses) };
  const ids = cart.lines.map(({ productId }) => productId);
  const [beside, promised] = await Promise.all([
    besideOf(page, cart.lines),
    shop.automaticDiscounts.shownIn(ids, page.requestContext.lang),
  ]);
  return { cart, offer, checkout, delivery: knownDelivery(page, cart), promised, beside };
}

/** Of a short cart the page has room for more. */
function besideOf({ shop, requestContext }: PageContext, lines: CartView["lines"]) {
  return lines.length < fewLines ? goodsBeside(shop.catalogue, lines, requestContext.lang) : [];
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { refused: toChoices, input: withPromo });
}

/** A field named “code” would be taken for a secret and come back empty; the button of the offered code stands beside it. */
function withPromo(_: Endpoint, { promo, offered, ...fields }: Record<string, string>) {
  const code = offered ?? promo;
  return code === undefined ? fields : { ...fields, code };
}

/** For the PIN code that this browser asked about last. */
function knownDelivery({ shop, requestContext }: PageContext, cart: CartView): DeliveryView | null {
  const pinCode = rememberedPin(requestContext);
  return pinCode ? deliveryIn(requestContext.lang, shop.delivery.answer(pinCode, loadIn(cart))) : null;
}

/** A card has no room for choices; the product's page asks for them. */
function toChoices({ field }: Failure, form: URLSearchParams): string | undefined {
  const productId = form.get("productId");
  return productId && (field === "colour" || field === "size") ? paths.product(productId) : undefined;
}

export default function CartRoute() {
  const { cart, offer, checkout, delivery, promised, beside } = useLoaderData<typeof loader>();
  return (
    <CartPage
      loaded={cart}
      offer={offer}
      promised={promised}
      beside={beside[0] && <GoodsBeside goods={beside} why={cart ? "near" : "liked"} />}
      extras={(shown) => <Extras cart={shown} onChoose={setExtra} />}
      delivery={(shown) => <DeliveryFold known={delivery} paise={shown.quote.subtotal} />}
      checkout={(shown) =>
        checkout ? <CheckoutPanel view={checkout} cart={shown} /> : <GuestWay cart={shown} />
      }
    />
  );
}
