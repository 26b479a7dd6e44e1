import type { z } from "zod";

/** What a gateway's window gives of a payment, signed. */
export interface PaymentReport {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly signature: string;
}

/** The documented fields are called after the first gateway, and the report of every gateway goes by them. */
export function reportFields<Id extends z.ZodType, Signature extends z.ZodType>(
  id: Id,
  signature: Signature,
) {
  return { razorpay_order_id: id, razorpay_payment_id: id, razorpay_signature: signature };
}

interface ReportFields {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export function fieldsOfReport(report: PaymentReport): ReportFields {
  return {
    razorpay_order_id: report.gatewayOrderId,
    razorpay_payment_id: report.gatewayPaymentId,
    razorpay_signature: report.signature,
  };
}

export function reportIn(fields: ReportFields): PaymentReport {
  return {
    gatewayOrderId: fields.razorpay_order_id,
    gatewayPaymentId: fields.razorpay_payment_id,
    signature: fields.razorpay_signature,
  };
}

interface PlayedStart {
  readonly order_id: string;
  readonly mock_payment_id?: string | undefined;
  readonly mock_signature?: string | undefined;
}

/** Where payments are played, what begins one has its report in it. */
export function playedReport({ order_id, mock_payment_id, mock_signature }: PlayedStart) {
  if (!mock_payment_id || !mock_signature) return undefined;
  const report = { gatewayOrderId: order_id, gatewayPaymentId: mock_payment_id, signature: mock_signature };
  return { ...fieldsOfReport(report), is_mock: true };
}
