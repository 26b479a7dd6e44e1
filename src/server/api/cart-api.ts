import { cartEndpoints as calls } from "#contract/calls/cart.ts";
import { answerOfCart } from "#contract/cart-answer.ts";
import type { CartView } from "#contract/cart-view.ts";
import { type Failure, failure, type Outcome } from "#contract/outcome.ts";
import type { Texts } from "#contract/texts/en.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { RequestFacts } from "../caller.ts";
import type { Shop } from "../shop.ts";
import { type Edge, serve } from "./serve.ts";

type Messages = Texts["cart"]["messages"];

export function serveCart(app: Edge, { cart }: Shop): void {
  const shown = (view: CartView, { lang }: RequestFacts, message: keyof Messages) => ({
    body: { message: textsOf(lang).cart.messages[message], data: answerOfCart(view) },
  });
  const told = (outcome: Outcome<CartView>, facts: RequestFacts, message: keyof Messages) =>
    outcome.ok ? shown(outcome.value, facts, message) : withAnswer(outcome);

  serve(app, calls.show, async ({ caller }) => ({
    body: { data: answerOfCart(await cart.cart(caller.userId)) },
  }));

  serve(app, calls.add, async ({ caller, facts, body }) => {
    const wanted = { ...body, colour: body.colour ?? body.color };
    return told(await cart.addToCart(caller.userId, wanted), facts, "added");
  });

  serve(app, calls.update, async ({ caller, facts, body: { productId, lineId, quantity } }) => {
    const id = lineId ?? productId;
    if (!id || id === "undefined") return failure("invalidProduct", { field: "productId" });
    return told(await cart.setQuantity(caller.userId, id, quantity), facts, "updated");
  });

  serve(app, calls.clear, async ({ caller, facts }) =>
    shown(await cart.clear(caller.userId), facts, "cleared"),
  );

  serve(app, calls.increment, async ({ caller, facts, params: { id = "" } }) =>
    told(await cart.increment(caller.userId, id), facts, "increased"),
  );

  serve(app, calls.decrement, async ({ caller, facts, params: { id = "" } }) =>
    told(await cart.decrement(caller.userId, id), facts, "decreased"),
  );

  serve(app, calls.remove, async ({ caller, facts, params: { id = "" } }) =>
    told(await cart.remove(caller.userId, id), facts, "removed"),
  );

  serve(app, calls.usePromo, async ({ caller, facts, body }) =>
    told(await cart.usePromo(caller.userId, body.code), facts, "promoUsed"),
  );

  serve(app, calls.dropPromo, async ({ caller, facts }) =>
    shown(await cart.dropPromo(caller.userId), facts, "promoDropped"),
  );
}

/** A refusal carries the cart as it stands, in the shape of every other answer. */
function withAnswer(refusal: Failure): Failure {
  const { cart, ...rest } = (refusal.data ?? {}) as { cart?: CartView };
  return cart ? { ...refusal, data: { ...rest, ...answerOfCart(cart) } } : refusal;
}
