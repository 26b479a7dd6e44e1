import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { paymentMethods } from "#contract/checkout-view.ts";
import { phonesShown } from "#contract/format/phone-shown.ts";
import { paths } from "#contract/paths.ts";
import type { PaymentMethod } from "#modules/orders/order-view.ts";
import { requireCaller } from "#server/auth/signed-in.ts";
import { cartToPin } from "#server/pages/cart-to-pin.ts";
import { pageContext } from "#web/page-context.ts";
import buying from "#web/styles/buying.css?url";
import { buyByForm } from "./buy-by-form.ts";
import { CheckoutPage } from "./checkout-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { shop } = page;
  const asked = new URL(request.url).searchParams.get("method");
  if (!page.caller && page.requestContext.guest) throw redirect(paths.guestCheckout(), 303);
  const caller = requireCaller(page, request, paths.checkout(methodOf(asked)));
  const [view, plain] = await Promise.all([
    shop.checkout.open(caller.userId, page.requestContext.lang),
    shop.cart.cart(caller.userId),
  ]);
  const cart = cartToPin(shop, page.requestContext, plain);
  if (!cart.payable) throw redirect(paths.cart(), 303);
  const method = view.methods.find((one) => one === asked) ?? view.methods[0] ?? "card";
  // Its address comes with the data: named by two pages, it would be one more file of script for the cart.
  return { view: { ...view, addresses: phonesShown(view.addresses) }, cart, method, style: buying };
}

export function action({ request, context }: ActionFunctionArgs) {
  return buyByForm(request, context.get(pageContext));
}

/** A refused purchase may have kept an address, and has used up its key. */
export function shouldRevalidate() {
  return true;
}

export default function CheckoutRoute() {
  const { view, cart, method, style } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const shown = problem && "message" in problem ? problem : undefined;
  return <CheckoutPage view={view} cart={cart} method={method} style={style} problem={shown} />;
}

function methodOf(asked: string | null): PaymentMethod {
  return paymentMethods.find((method) => method === asked) ?? "card";
}
