import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buyerOf } from "#server/caller.ts";
import { cartToPin } from "#server/cart-to-pin.ts";
import { pageContext } from "#web/page-context.ts";
import { CancelPage } from "./cancel-page.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { shop, facts, caller } = page;
  const buyer = buyerOf(page);
  const [plain, opened] = await Promise.all([
    buyer && shop.cart.cart(buyer.userId),
    caller && shop.checkout.open(caller.userId, facts.lang),
  ]);
  const cart = plain && cartToPin(shop, facts, plain);
  return {
    cart: cart && { lines: cart.lines, quote: cart.quote },
    takesUpi: !!cart?.payable && !!opened?.methods.includes("qr"),
  };
}

export default function CancelRoute() {
  return <CancelPage {...useLoaderData<typeof loader>()} />;
}
