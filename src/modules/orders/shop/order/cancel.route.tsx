import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buyerOf } from "#server/auth/caller.ts";
import { cartToPin } from "#server/pages/cart-to-pin.ts";
import { pageContext } from "#web/page-context.ts";
import { CancelPage } from "./cancel-page.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { shop, requestContext, caller } = page;
  const buyer = buyerOf(page);
  const plain = buyer && (await shop.cart.cart(buyer.userId));
  const cart = plain && cartToPin(shop, requestContext, plain);
  return {
    cart: cart && { lines: cart.lines, quote: cart.quote },
    // Who has no account chooses between the ways on the page where the address is said.
    mayPay: !!caller && !!cart?.payable,
  };
}

export default function CancelRoute() {
  return <CancelPage {...useLoaderData<typeof loader>()} />;
}
