import type { trackingCalls } from "#contract/calls/tracking.ts";
import { failure, success } from "#contract/outcome.ts";
import type { TrackView } from "#contract/track-view.ts";
import { asFile } from "./papers.ts";
import type { VerbsOf } from "./verb.ts";

export const trackingVerbs: VerbsOf<typeof trackingCalls> = {
  async show({ checkout }, _caller, { token }) {
    const view = await checkout.tracking.view(token);
    return view ? success({ order: whole(view) }) : failure("notFound");
  },

  async invoice({ accounts, checkout, paper }, _caller, { token }, { lang }) {
    const order = await checkout.tracking.order(token);
    if (!order) return failure("notFound");
    const allowed = await accounts.mayPrint(order.id);
    if (!allowed.ok) return allowed;
    return asFile(await paper.invoice(order, { size: "a4", lang, hidesStreet: true }));
  },

  async sendCode({ accounts, checkout, session }, _caller, asked, facts) {
    const sent = await accounts.sendOrderCode(asked, session.visitOf(facts), (phone) =>
      checkout.tracking.orderWith(asked.number, phone),
    );
    return sent.ok ? { ...success(sent.value), headers: session.awaitOrderCode(sent.value) } : sent;
  },

  async open({ accounts, checkout, session }, _caller, { code, requestId }, facts) {
    const asked = { code, requestId: requestId ?? session.awaitedOrderCode(facts) };
    const proven = await accounts.withOrderCode(asked, session.visitOf(facts), async (_tx, order) => order);
    if (!proven.ok) return proven;
    const path = checkout.tracking.linkOf(proven.value.orderId);
    return { ...success({ path }), headers: session.forgetOrderCode() };
  },
};

function whole({ bill: { subtotal, promo, shipping, tax, total, charges }, ...view }: TrackView) {
  return {
    ...view,
    bill: { subtotal, promo, shipping, tax, total, charges: [...charges] },
    lines: [...view.lines],
    parcels: view.parcels.map((parcel) => ({ ...parcel, goods: [...parcel.goods] })),
    events: [...view.events],
    refunds: [...view.refunds],
  };
}
