import { failure, success } from "#contract/outcome.ts";
import { asFile } from "#modules/documents/public/as-file.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { TrackView } from "../track-view.ts";
import type { trackingEndpoints } from "./endpoints.ts";

export const trackingHandlers: HandlersOf<typeof trackingEndpoints> = {
  async show({ checkout }, _caller, { token }) {
    const view = await checkout.tracking.view(token);
    return view ? success({ order: whole(view) }) : failure("notFound");
  },

  async invoice({ accounts, checkout, documents }, _caller, { token }) {
    const order = await checkout.tracking.order(token);
    if (!order) return failure("notFound");
    const allowed = await accounts.mayPrint(order.id);
    if (!allowed.ok) return allowed;
    return asFile(await documents.invoice(order, { size: "a4", hidesStreet: true }));
  },

  async sendCode({ accounts, checkout, session }, _caller, input, requestContext) {
    const sent = await accounts.sendOrderCode(input, session.visitOf(requestContext), (phone) =>
      checkout.tracking.orderWith(input.number, phone),
    );
    return sent.ok ? { ...success(sent.value), headers: session.awaitOrderCode(sent.value) } : sent;
  },

  async open({ accounts, checkout, session }, _caller, { code, requestId }, requestContext) {
    const asked = { code, requestId: requestId ?? session.awaitedOrderCode(requestContext) };
    const proven = await accounts.withOrderCode(asked, async (_tx, order) => order);
    if (!proven.ok) return proven;
    const path = checkout.tracking.linkOf(proven.value.orderId);
    return { ...success({ path }), headers: session.forgetOrderCode() };
  },

  async sendKeepCode({ accounts, checkout, session }, _caller, { token }, requestContext) {
    const order = await checkout.tracking.order(token);
    if (!order?.guestPhone) return failure("notFound");
    const asked = { number: order.number, phone: order.guestPhone };
    const sent = await accounts.sendOrderCode(asked, session.visitOf(requestContext), async () => order.id);
    return sent.ok ? { ...success(sent.value), headers: session.awaitOrderCode(sent.value) } : sent;
  },

  async keep({ accounts, checkout, session }, caller, { token, code, requestId }, requestContext) {
    const order = await checkout.tracking.order(token);
    if (!order?.guestPhone) return failure("notFound");
    const given = {
      ...{ code, orderId: order.id, name: order.address.name, userId: caller?.userId },
      requestId: requestId ?? session.awaitedOrderCode(requestContext),
    };
    const kept = await accounts.keepOrders(given, session.visitOf(requestContext), checkout.tracking.adopt);
    if (!kept.ok) return kept;
    const headers = kept.value ? await session.arrive(kept.value, requestContext) : new Headers();
    return {
      ...success(kept.value ? { token: kept.value.token } : {}),
      headers: session.forgetOrderCode(headers),
    };
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
