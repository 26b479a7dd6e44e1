import type { Step } from "./crowd.ts";
import { jsonRequest, type LoadResponse } from "./load-request.ts";

/** Cart, checkout, and paid at the gateway of the demo. */
export function purchase(token: string, productId: string): Step {
  return async (ask) => {
    const added = await ask(jsonRequest(token, "/api/cart/add", { productId, quantity: 1 }));
    if (added.status >= 400) return added;
    const placed = await ask(jsonRequest(token, "/api/cart/checkout", { paymentMethod: "card" }));
    if (placed.status >= 400) return placed;
    return ask(jsonRequest(token, "/api/cart/verify-payment", paymentOf(placed)));
  };
}

function paymentOf({ body }: LoadResponse): object {
  const placed = JSON.parse(body.toString()) as Record<string, string>;
  return {
    razorpay_order_id: placed.order_id,
    razorpay_payment_id: placed.mock_payment_id,
    razorpay_signature: placed.mock_signature,
    is_mock: true,
  };
}
