import { z } from "zod";
import type { AskGateway } from "../ask-gateway.ts";
import { type GatewayLink, type GatewayPayment, GatewayRefusal, type MadeLink } from "../payment-gateway.ts";
import { linkShape, linksShape, paymentOf, paymentShape } from "./shapes.ts";

/** Links and orders are told apart by how the gateway names them. */
export function isLinkId(gatewayOrderId: string): boolean {
  return gatewayOrderId.startsWith("plink_");
}

const path = "/v1/payment_links";

export function razorpayLinks(ask: AskGateway) {
  return {
    async create(link: GatewayLink): Promise<MadeLink> {
      try {
        return madeOf(
          link,
          await ask({ method: "POST", path, json: asked(link), repeatable: false, shape: linkShape }),
        );
      } catch (error) {
        // A try that was cut off may have made it, and the gateway makes no second one for the same receipt.
        const known = await byReceipt(link).catch(() => undefined);
        if (known) return known;
        throw error;
      }
    },

    async cancel(id: string): Promise<void> {
      try {
        const own = `${path}/${encodeURIComponent(id)}/cancel`;
        await ask({ method: "POST", path: own, repeatable: true, shape: z.unknown() });
      } catch (error) {
        // It is paid, cancelled or expired already.
        if (!(error instanceof GatewayRefusal)) throw error;
      }
    },

    async paymentsOf(id: string): Promise<readonly GatewayPayment[]> {
      const own = `${path}/${encodeURIComponent(id)}`;
      const { payments: paid } = await ask({ path: own, repeatable: true, shape: linkShape });
      return Promise.all(
        (paid ?? []).map(async ({ payment_id }) => {
          const of = `/v1/payments/${encodeURIComponent(payment_id)}`;
          const one = await ask({ path: of, repeatable: true, shape: paymentShape });
          return { ...paymentOf(one), gatewayOrderId: id };
        }),
      );
    },
  };

  async function byReceipt(link: GatewayLink): Promise<MadeLink | undefined> {
    const query = `${path}?reference_id=${encodeURIComponent(link.receipt)}`;
    const { payment_links: found } = await ask({ path: query, repeatable: false, shape: linksShape });
    const mine = found.find((one) => one.reference_id === link.receipt && one.amount === link.amountPaise);
    return mine && madeOf(link, mine);
  }
}

function asked({ receipt, amountPaise, currency, about, until, customer, backTo }: GatewayLink) {
  const { name, phone, email } = customer;
  return {
    amount: amountPaise,
    currency,
    accept_partial: false,
    expire_by: Math.ceil(until / 1000),
    reference_id: receipt,
    description: about,
    customer: { name, contact: phone, ...(email && { email }) },
    // The shop writes to its customers itself.
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: backTo,
    callback_method: "get",
  };
}

function madeOf(
  link: GatewayLink,
  made: { id: string; amount: number; currency: string; short_url?: string | null | undefined },
) {
  if (made.amount !== link.amountPaise || made.currency !== link.currency || !made.short_url)
    throw new GatewayRefusal("The gateway made a link of another amount.");
  return { gatewayOrderId: made.id, url: made.short_url };
}
