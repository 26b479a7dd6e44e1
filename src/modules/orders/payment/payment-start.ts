import { mockPaymentId } from "#modules/payments/rules/mock-payment-id.ts";
import type { Payment } from "#modules/payments/service.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { orderWay } from "../messages/order-links.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { upiLink } from "../rules/upi-link.ts";

/** What the browser needs to open the gateway's window, or to play the mock one. Documented names. */
export interface PaymentStart {
  readonly orderId: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly key_id: string;
  readonly is_mock: boolean;
  /** Ordered already: there is nothing to pay now. */
  readonly is_cash?: true;
  /** There was nothing to pay: it is ordered. */
  readonly is_paid?: true;
  /** Where the buyer says that the order is meant, where that is waited for. */
  readonly confirm_path?: string;
  readonly mock_payment_id?: string;
  readonly mock_signature?: string;
  readonly upi_link?: string;
  /** Where it is paid, by UPI or by a guest. */
  readonly pay_path?: string;
  /** Of a guest: where it is followed. */
  readonly track_path?: string;
}

export function paymentStart(
  { payments: { gateway }, shopName, linkKey }: CheckoutParts,
  payment: Payment,
  order: OrderRecord,
  { needsConfirmation = false }: { readonly needsConfirmation?: boolean } = {},
): PaymentStart {
  const gatewayOrderId = payment.gateway_order_id ?? "";
  const start = {
    orderId: order.id,
    order_id: gatewayOrderId,
    amount: payment.amount_paise,
    currency: payment.currency,
    key_id: gateway.keyId,
    is_mock: payment.gateway === "mock",
  };
  if (payment.method === "none") return { ...start, is_paid: true };
  if (payment.method === "cash") {
    const path = needsConfirmation && { confirm_path: orderWay({ linkKey }, "cash", order) };
    return { ...start, is_cash: true, ...path };
  }
  if (!start.is_mock) return start;
  const gatewayPaymentId = mockPaymentId(gatewayOrderId);
  return {
    ...start,
    mock_payment_id: gatewayPaymentId,
    mock_signature: gateway.sign({ gatewayOrderId, gatewayPaymentId }),
    upi_link: upiLink({
      payee: "demo@upi",
      name: shopName("en"),
      amountPaise: payment.amount_paise,
      reference: order.id.replaceAll("-", ""),
      note: `Order ${order.number}`,
    }),
  };
}
