import { z } from "zod";
import type { AskGateway } from "../ask-gateway.ts";
import {
  type GatewayCode,
  GatewayLacks,
  type GatewayPayment,
  GatewayRefusal,
  type MadeCode,
} from "../payment-gateway.ts";
import { paiseInUpiLink } from "../upi-amount.ts";
import { codeShape, paymentOf, paymentsShape } from "./shapes.ts";

const path = "/v1/payments/qr_codes";

export function razorpayCodes(ask: AskGateway) {
  return {
    close,

    async create(code: GatewayCode): Promise<MadeCode> {
      const made = await ask({
        method: "POST",
        path,
        json: asked(code),
        repeatable: false,
        shape: codeShape,
      });
      const upiLink = made.image_content ?? "";
      const paise = paiseInUpiLink(upiLink);
      const fits = made.payment_amount === code.amountPaise && paise === code.amountPaise;
      if (fits && made.status === "active") return { gatewayCodeId: made.id, upiLink };
      // Nobody was shown it, and it runs out: the refusal stands where it cannot be closed now.
      await close(made.id).catch(() => undefined);
      if (paise === undefined) throw new GatewayLacks("The gateway's codes have no UPI link in them.");
      throw new GatewayRefusal("The gateway made a code of no use.");
    },

    async paymentsOf(id: string): Promise<readonly GatewayPayment[]> {
      const own = `${path}/${encodeURIComponent(id)}/payments`;
      return (await ask({ path: own, repeatable: true, shape: paymentsShape })).items.map(paymentOf);
    },
  };

  async function close(id: string): Promise<void> {
    const own = `${path}/${encodeURIComponent(id)}`;
    try {
      await ask({ method: "POST", path: `${own}/close`, repeatable: true, shape: z.unknown() });
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      // Paid or closed already, or refused for another reason: only the code itself says which.
      const { status } = await ask({ path: own, repeatable: true, shape: codeShape });
      if (status !== "closed") throw error;
    }
  }
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
