import type { Ask } from "./row.ts";

/** An order of one piece, or of what lies in the cart, by the mock gateway; `pay` says that it is paid. */
export async function beginOrder(ask: Ask, shopper: string | undefined, wish: object, productId?: string) {
  if (productId !== undefined) await ask("POST", "/cart/add", { productId }, shopper);
  const placed = await ask("POST", "/cart/checkout", wish, shopper);
  const report = {
    razorpay_order_id: placed.order_id,
    razorpay_payment_id: placed.mock_payment_id,
    razorpay_signature: placed.mock_signature,
    is_mock: true,
  };
  return {
    id: placed.orderId as string,
    pay: () => ask("POST", "/cart/verify-payment", report, shopper),
  };
}
