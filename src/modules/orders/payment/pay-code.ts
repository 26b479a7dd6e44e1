import { GatewayRefusal, GatewayUnavailable } from "#ports/payment-gateways/payment-gateway.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { orderWay } from "../messages/order-links.ts";
import type { OrderRecord } from "../public/order-record.ts";

/** The gateway takes no link and no code that ends sooner. */
const shortestMs = 16 * 60_000;

export function payableUntil({ clock }: CheckoutParts, order: OrderRecord): number {
  return Math.max(order.heldUntil, clock.now() + shortestMs);
}

/** A page of the shop where it is paid by UPI; where the gateway makes no code, its window takes UPI too. */
export async function upiStart(parts: CheckoutParts, order: OrderRecord) {
  const upi_link = await codeAtGateway(parts, order);
  return upi_link !== undefined && { upi_link, pay_path: orderWay(parts, "pay", order) };
}

/** The link of the order's UPI code; nothing where there is none to be had, which keeps nobody from paying otherwise. */
export async function codeAtGateway(parts: CheckoutParts, order: OrderRecord): Promise<string | undefined> {
  const { payments, log, at, shopName } = parts;
  if (payments.gateway.name === "mock") return undefined;
  try {
    const link = await payments.codes.atGateway({
      receipt: order.id,
      about: `${shopName("en")} ${order.number}`,
      until: payableUntil(parts, order),
    });
    at("code:at-gateway");
    return link;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefusal)) throw error;
    log.warn({ order: order.id, err: error.message }, "the payment gateway made no UPI code");
    return undefined;
  }
}
