import { ordersCalls as calls } from "#contract/calls/orders.ts";
import { answerOfOrder, answerOfTracking } from "#contract/order-answer.ts";
import type { OrderView } from "#contract/order-view.ts";
import { failure, type Outcome } from "#contract/outcome.ts";
import { holds } from "#contract/rights.ts";
import type { Checkout } from "#shop/checkout/checkout.ts";
import type { Edge } from "../edge.ts";
import { type Reply, serve } from "./serve.ts";

export function serveOrders(app: Edge, checkout: Checkout): void {
  const { rate } = checkout;
  const shown = (view: OrderView | undefined): Reply<typeof calls.show> => {
    if (!view) return failure("notFound");
    const order = answerOfTracking(view, rate);
    return { body: { order, data: { order } } };
  };
  const told = (outcome: Outcome<OrderView>) => (outcome.ok ? shown(outcome.value) : outcome);

  serve(app, calls.list, async ({ caller, query }) => {
    const { orders: found, ...paging } = await checkout.ordersOf(caller.userId, query.page);
    const orders = found.map((order) => answerOfOrder(order, rate));
    return { body: { orders, data: { orders, ...paging } } };
  });

  serve(app, calls.track, async ({ caller, params: { orderId = "" } }) =>
    shown(await checkout.orderOf(caller.userId, orderId)),
  );

  serve(app, calls.show, async ({ caller, params: { id = "" } }) =>
    shown(
      (await checkout.orderOf(caller.userId, id)) ??
        (holds(caller, "orders.all") ? await checkout.orderForStaff(id) : undefined),
    ),
  );

  serve(app, calls.cancel, async ({ caller, params: { id = "" }, body: { onlyPending = false } }) => {
    const cancelled = await checkout.cancelMine(caller.userId, id, { onlyPending });
    return cancelled.ok ? shown(await checkout.orderOf(caller.userId, id)) : cancelled;
  });

  serve(app, calls.create, async ({ caller, facts, body }) =>
    told(await checkout.enter({ ...body, actor: caller.userId, lang: facts.lang })),
  );

  serve(app, calls.update, async ({ caller, params: { id = "" }, body: { status, ...move } }) => {
    const moved = await checkout.desk.move({ orderId: id, actor: caller.userId }, status, move);
    return moved.ok ? shown(await checkout.orderForStaff(id)) : moved;
  });
}
