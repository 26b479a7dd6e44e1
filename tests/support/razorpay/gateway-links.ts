import { type BookedOrder, type BookedPayment, newGatewayId, seconds } from "./gateway-books.ts";

export interface BookedLink {
  id: string;
  entity: "payment_link";
  amount: number;
  amount_paid: number;
  currency: string;
  accept_partial: false;
  reference_id: string;
  description: string;
  status: "created" | "paid" | "cancelled" | "expired";
  short_url: string;
  expire_by: number;
  callback_url: string;
  /** The order that is made for it when somebody pays. */
  order_id: string | null;
  payments: { payment_id: string; amount: number; status: string }[] | null;
  created_at: number;
}

export interface LinkRequest {
  amount: number;
  currency: string;
  reference_id: string;
  description: string;
  expire_by: number;
  callback_url: string;
}

/** What a gateway remembers of links that were asked for. A refusal is its words. */
export function openLinks() {
  const links = new Map<string, BookedLink>();
  return {
    links,
    create(asked: LinkRequest, origin: string): BookedLink | string {
      if ([...links.values()].some(({ reference_id }) => reference_id === asked.reference_id))
        return "payment link with given reference_id already exists";
      if (!Number.isInteger(asked.amount) || asked.amount < 100) return "The amount must be at least ₹1";
      if (asked.expire_by < seconds() + 15 * 60) return "expire_by should be at least 15 minutes from now";
      const id = newGatewayId("plink");
      const link: BookedLink = {
        id,
        entity: "payment_link",
        amount: asked.amount,
        amount_paid: 0,
        currency: asked.currency,
        accept_partial: false,
        reference_id: asked.reference_id,
        description: asked.description,
        status: "created",
        short_url: `${origin}/l/${id}`,
        expire_by: asked.expire_by,
        callback_url: asked.callback_url,
        order_id: null,
        payments: null,
        created_at: seconds(),
      };
      links.set(id, link);
      return link;
    },
    byReference: (reference: string | null) =>
      [...links.values()].filter(({ reference_id }) => reference_id === reference),
    end(link: BookedLink, how: "cancelled" | "expired"): BookedLink | string {
      if (link.status !== "created") return `Payment link cannot be ${how}: it is ${link.status}`;
      link.status = how;
      return link;
    },
    /** Money has come by it. */
    note(link: BookedLink, order: BookedOrder, payment: BookedPayment): void {
      link.order_id = order.id;
      link.payments = [
        ...(link.payments ?? []),
        { payment_id: payment.id, amount: payment.amount, status: payment.status },
      ];
      link.status = "paid";
      link.amount_paid = payment.amount;
    },
  };
}

/** The gateway's own page of a link: nobody signs in to it. */
export const linkPage = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stand-in gateway</title>
<main><h1>Stand-in gateway: no money moves</h1><button id="pay">Pay</button><p id="said" role="status"></p></main>
<script>
document.getElementById("pay").addEventListener("click", async () => {
  const link_id = location.pathname.split("/").at(-1);
  const answer = await (await fetch("/control/pay-link", { method: "POST", body: JSON.stringify({ link_id }) })).json();
  if (answer.back) location.href = answer.back;
  else document.getElementById("said").textContent = answer.error;
});
</script></html>`;
