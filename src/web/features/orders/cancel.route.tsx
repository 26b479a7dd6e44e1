import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buyerOf } from "#server/caller.ts";
import { cartToPin } from "#server/cart-to-pin.ts";
import { pageContext } from "#web/page-context.ts";
import { CancelPage } from "./cancel-page.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const buyer = buyerOf(page);
  const cart = buyer && cartToPin(page.shop, page.facts, await page.shop.cart.cart(buyer.userId));
  return { cart: cart && { lines: cart.lines, quote: cart.quote } };
}

export default function CancelRoute() {
  return <CancelPage {...useLoaderData<typeof loader>()} />;
}
