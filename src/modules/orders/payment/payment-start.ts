import { mockPaymentId } from "#modules/payments/rules/mock-payment-id.ts";
import type { Payment } from "#modules/payments/service.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { orderWay } from "../messages/order-links.ts";
import type { OrderRecord } from "../public/order-record.ts";

/** What the browser needs to open the gateway's window, or to play the mock one. Documented names. */
export interface PaymentStart {
  readonly orderId: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly key_id: string;
  /** With which some gateways' windows are opened. */
  readonly payment_session?: string;
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

interface UpiRequest {
  readonly payee: string;
  readonly name: string;
  readonly amountPaise: number;
  readonly reference: string;
  readonly note: string;
}

/** The link behind a UPI code. Some UPI apps do not read + as a space, so spaces are %20. */
export function upiLink({ payee, name, amountPaise, reference, note }: UpiRequest): string {
  const rupees = `${Math.trunc(amountPaise / 100)}.${String(amountPaise % 100).padStart(2, "0")}`;
  const parts = [
    ["pa", payee],
    ["pn", name],
    ["am", rupees],
    ["cu", "INR"],
    ["tr", reference],
    ["tn", note],
  ];
  const query = parts.map(
    ([key, value = ""]) => `${key}=${encodeURIComponent(value).replaceAll("%40", "@")}`,
  );
  return `upi://pay?${query.join("&")}`;
}
