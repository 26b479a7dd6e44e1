import { newGatewayId, seconds } from "./gateway-books.ts";

export interface BookedCode {
  id: string;
  entity: "qr_code";
  type: "upi_qr";
  usage: "single_use";
  fixed_amount: true;
  payment_amount: number;
  payments_amount_received: number;
  payments_count_received: number;
  status: "active" | "closed";
  description: string;
  image_url: string;
  image_content: string;
  close_by: number;
  closed_at: number | null;
  close_reason: "on_demand" | "paid" | null;
  notes: Record<string, string>;
  payments: string[];
  created_at: number;
}

export interface CodeRequest {
  type: string;
  usage: string;
  fixed_amount: boolean;
  payment_amount: number;
  description: string;
  close_by: number;
  notes: Record<string, string>;
}

/** What a gateway remembers of UPI codes that were asked for. A refusal is its words. */
export function openCodes() {
  const codes = new Map<string, BookedCode>();
  return {
    codes,
    create(asked: CodeRequest, origin: string): BookedCode | string {
      if (asked.type !== "upi_qr" || asked.usage !== "single_use" || !asked.fixed_amount)
        return "Only codes for one payment of one sum are made here";
      if (!Number.isInteger(asked.payment_amount) || asked.payment_amount < 100)
        return "The amount must be at least ₹1";
      if (asked.close_by < seconds() + 15 * 60) return "close_by should be at least 15 minutes from now";
      const id = newGatewayId("qr");
      const rupees = (asked.payment_amount / 100).toFixed(2).replace(/\.00$/, "");
      const code: BookedCode = {
        id,
        entity: "qr_code",
        type: "upi_qr",
        usage: "single_use",
        fixed_amount: true,
        payment_amount: asked.payment_amount,
        payments_amount_received: 0,
        payments_count_received: 0,
        status: "active",
        description: asked.description,
        image_url: `${origin}/i/${id}`,
        image_content: `upi://pay?pa=standin@bank&pn=StandIn&tr=${id}&tn=Payment&cu=INR&mc=5311&am=${rupees}`,
        close_by: asked.close_by,
        closed_at: null,
        close_reason: null,
        notes: asked.notes,
        payments: [],
        created_at: seconds(),
      };
      codes.set(id, code);
      return code;
    },
    close(code: BookedCode, why: "on_demand" | "paid"): BookedCode | string {
      if (code.status === "closed") return "QR code is already closed";
      Object.assign(code, { status: "closed", close_reason: why, closed_at: seconds() });
      return code;
    },
    /** Money has come by it. */
    note(code: BookedCode, payment: { readonly id: string; readonly amount: number }): void {
      code.payments.push(payment.id);
      code.payments_count_received++;
      code.payments_amount_received += payment.amount;
      if (code.status === "active") this.close(code, "paid");
    },
  };
}

/** What an account can be paid by, until a test says otherwise. */
export const allWays = {
  entity: "methods",
  card: true,
  debit_card: true,
  credit_card: true,
  netbanking: { HDFC: "HDFC Bank" },
  wallet: { paypal: true, mobikwik: true },
  upi: true,
  upi_intent: true,
} as const;
