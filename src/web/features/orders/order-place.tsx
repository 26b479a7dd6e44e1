import { type OrderView, stages } from "#contract/order-view.ts";
import { stageIndex } from "#shop/orders/rules/order-status.ts";
import { useShop } from "#web/ui/shop-facts.ts";
import { isUnderWay } from "./is-under-way.ts";
import { useOrderTexts } from "./order-texts.ts";
import { TrackingProgress } from "./tracking-progress.tsx";
import { whereItIs } from "./where-it-is.ts";

/** How far an order has come, at a glance; the page that follows it tells more. */
export function OrderPlace({ order }: { readonly order: OrderView }) {
  const words = useOrderTexts().tracking;
  const { about, next } = whereItIs(order, words, useShop().support.returnDays);
  const at = stageIndex(order.status);
  if (at === undefined) return null;
  const coming = isUnderWay(order.status) && stages[at + 1];
  return (
    <section className="card p-5 print:hidden sm:p-6" aria-labelledby="order-place">
      <h2 id="order-place" className="text-xl">
        {about}
      </h2>
      <TrackingProgress {...order} isBrief />
      {next && (
        <p className="text-muted">
          {coming && (
            // As the step itself is called while it is to come.
            <b>{words.nextStage(coming === "delivered" ? words.toCome : words.stage[coming])}</b>
          )}{" "}
          {next}
        </p>
      )}
    </section>
  );
}
