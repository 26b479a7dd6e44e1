import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import type { CartView } from "#contract/cart-view.ts";
import { type Outcome, success } from "#contract/outcome.ts";
import { paths, sameSitePath } from "#contract/paths.ts";
import type { Texts } from "#contract/texts/en.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { goOn } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { refuseVisitor } from "#server/refuse-visitor.ts";
import type { CartService } from "#shop/cart/cart-service.ts";
import { CheckoutPanel } from "#web/features/checkout/checkout-panel.tsx";
import { pageContext } from "#web/page-context.ts";
import { CartPage } from "./cart-page.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { shop, caller } = context.get(pageContext);
  if (!caller) return { cart: null, checkout: null };
  const { userId } = caller;
  const [cart, checkout] = await Promise.all([shop.cart.cart(userId), shop.checkout.open(userId)]);
  return { cart, checkout };
}

/** The forms of cards, detail and cart before the script arrives, and a visitor's wish at any time. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, caller, facts } = context.get(pageContext);
  const form = await readForm(request);
  const intent = form.get("intent") ?? "";
  const next = sameSitePath(form.get("next"), paths.cart());
  const words = textsOf(facts.lang);
  if (!caller) {
    const message = words.cart.messages.loginToAdd;
    return refuseVisitor({ kind: "cart", form, next, message });
  }
  const outcome = await carryOut(shop.cart, caller.userId, intent, form);
  if (outcome.ok) return goOn(next, { kind: "success", text: doneWords(intent, words.cart.messages) });
  const isChoice = outcome.field === "colour" || outcome.field === "size";
  const productId = form.get("productId");
  const where = isChoice && productId ? paths.product(productId) : next;
  return goOn(where, { kind: "error", text: outcome.message ?? words.refusals[outcome.reason] });
}

export default function CartRoute() {
  const { cart, checkout } = useLoaderData<typeof loader>();
  return (
    <CartPage
      loaded={cart}
      checkout={(shown) => checkout && <CheckoutPanel view={checkout} cart={shown} />}
    />
  );
}

async function carryOut(
  cart: CartService,
  userId: string,
  intent: string,
  form: URLSearchParams,
): Promise<Outcome<CartView>> {
  const { usePromo: takePromo } = cart;
  const text = (name: string) => form.get(name) || undefined;
  const lineId = text("lineId") ?? "";
  switch (intent) {
    case "increment":
      return cart.increment(userId, lineId);
    case "decrement":
      return cart.decrement(userId, lineId);
    case "set":
      return cart.setQuantity(userId, lineId, text("quantity"));
    case "remove":
      return cart.remove(userId, lineId);
    case "clear":
      return success(await cart.clear(userId));
    case "usePromo":
      return takePromo(userId, text("code") ?? "");
    case "dropPromo":
      return success(await cart.dropPromo(userId));
    default:
      return cart.addToCart(userId, {
        productId: text("productId"),
        quantity: text("quantity"),
        colour: text("colour"),
        size: text("size"),
      });
  }
}

function doneWords(intent: string, words: Texts["cart"]["messages"]): string {
  const done: Readonly<Record<string, string>> = {
    increment: words.increased,
    decrement: words.decreased,
    set: words.updated,
    remove: words.removed,
    clear: words.cleared,
    usePromo: words.promoUsed,
    dropPromo: words.promoDropped,
  };
  return done[intent] ?? words.added;
}
