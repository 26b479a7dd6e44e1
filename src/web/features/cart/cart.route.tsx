import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import type { Failure } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { actByForm } from "#server/act-by-form.ts";
import { buyerOf } from "#server/caller.ts";
import { pageContext } from "#web/page-context.ts";
import { hydratedLater } from "#web/ui/hydrated-later.tsx";
import { withPage } from "#web/ui/when-idle.ts";
import { setExtra } from "./cart-changes.ts";
import { CartPage } from "./cart-page.tsx";

const loadCheckout = async () => (await import("#web/features/checkout/checkout-panel.tsx")).CheckoutPanel;
const CheckoutPanel = hydratedLater("form", loadCheckout);
const Extras = hydratedLater("ul", async () => (await import("./extras.tsx")).default);
await withPage(loadCheckout);

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { shop, caller } = page;
  const buyer = buyerOf(page);
  if (!buyer) return { cart: null, checkout: null };
  const [cart, checkout] = await Promise.all([
    shop.cart.cart(buyer.userId),
    caller && shop.checkout.open(caller.userId),
  ]);
  return { cart, checkout };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { refused: toChoices });
}

/** A card has no room for choices; the product's page asks for them. */
function toChoices({ field }: Failure, form: URLSearchParams): string | undefined {
  const productId = form.get("productId");
  return productId && (field === "colour" || field === "size") ? paths.product(productId) : undefined;
}

export default function CartRoute() {
  const { cart, checkout } = useLoaderData<typeof loader>();
  return (
    <CartPage
      loaded={cart}
      extras={(shown) => <Extras cart={shown} onChoose={setExtra} />}
      checkout={(shown) => checkout && <CheckoutPanel view={checkout} cart={shown} />}
    />
  );
}
