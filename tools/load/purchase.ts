import { type Answer, asJson } from "./asked.ts";
import type { Step } from "./crowd.ts";

/** Cart, checkout, and paid at the gateway of the demo. */
export function purchase(token: string, productId: string): Step {
  return async (ask) => {
    const added = await ask(asJson(token, "/api/cart/add", { productId, quantity: 1 }));
    if (added.status >= 400) return added;
    const placed = await ask(asJson(token, "/api/cart/checkout", { paymentMethod: "card" }));
    if (placed.status >= 400) return placed;
    return ask(asJson(token, "/api/cart/verify-payment", paymentOf(placed)));
  };
}

function paymentOf({ body }: Answer): object {
  const placed = JSON.parse(body.toString()) as Record<string, string>;
  return {
    razorpay_order_id: placed.order_id,
    razorpay_payment_id: placed.mock_payment_id,
    razorpay_signature: placed.mock_signature,
    is_mock: true,
  };
}
