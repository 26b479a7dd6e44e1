import { type GatewayCode, type GatewayPayment, GatewayRefusal, type MadeCode } from "../payment-gateway.ts";
import { paiseInUpiLink } from "../rules/upi-amount.ts";
import type { RazorpayClient } from "./razorpay-client.ts";
import { codeShape, listOf, paymentOf, paymentShape, read } from "./razorpay-shapes.ts";

const path = "/v1/payments/qr_codes";

export function razorpayCodes(ask: RazorpayClient) {
  return {
    async create(code: GatewayCode): Promise<MadeCode> {
      const made = read(codeShape, await ask({ method: "POST", path, json: asked(code), repeatable: false }));
      const upiLink = made.image_content ?? "";
      const fits = made.payment_amount === code.amountPaise && paiseInUpiLink(upiLink) === code.amountPaise;
      if (!fits || made.status !== "active") throw new GatewayRefusal("The gateway made a code of no use.");
      return { gatewayCodeId: made.id, upiLink };
    },

    async close(id: string): Promise<void> {
      try {
        await ask({ method: "POST", path: `${path}/${encodeURIComponent(id)}/close`, repeatable: true });
      } catch (error) {
        // It is paid or closed already.
        if (!(error instanceof GatewayRefusal)) throw error;
      }
    },

    async paymentsOf(id: string): Promise<readonly GatewayPayment[]> {
      const given = await ask({ path: `${path}/${encodeURIComponent(id)}/payments`, repeatable: true });
      return read(listOf(paymentShape), given).items.map(paymentOf);
    },
  };
}

function asked({ receipt, amountPaise, about, until }: GatewayCode) {
  return {
    type: "upi_qr",
    usage: "single_use",
    fixed_amount: true,
    payment_amount: amountPaise,
    description: about,
    close_by: Math.ceil(until / 1000),
    notes: { receipt },
  };
}
