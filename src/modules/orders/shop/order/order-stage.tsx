import type { OrderView } from "#modules/orders/order-view.ts";
import { stageIndex } from "#modules/orders/rules/order-status.ts";
import { useShop } from "#web/ui/shell-context.ts";
import { useDates } from "../public/order-dates.ts";
import { useOrderTexts } from "../public/order-texts.ts";
import { deliveredAt } from "../public/use-parcel-details.ts";
import { nextStage, whereItIs } from "../public/where-it-is.ts";
import { TrackingProgress } from "../tracking-progress.tsx";

/** How far an order has come, at a glance; the page that follows it tells more. */
export function OrderStage({ order }: { readonly order: OrderView }) {
  const words = useOrderTexts().tracking;
  const { weekday } = useDates();
  const { about, next } = whereItIs(order, words, useShop().support.returnDays);
  if (stageIndex(order.status) === undefined) return null;
  const coming = nextStage(order, words);
  const delivered = deliveredAt(order);
  return (
    <section className="card padded screen-only" aria-labelledby="order-stage">
      <h2 id="order-stage" className="title-3">
        {about}
      </h2>
      {/* On a phone no day stands under the steps. */}
      {delivered && (
        <p className="phone-only above-xs">
          {words.deliveredOn} {weekday(delivered)}
        </p>
      )}
      <TrackingProgress {...order} isBrief />
      {next && (
        <p className="muted">
          {coming && <b>{coming}</b>} {next}
        </p>
      )}
    </section>
  );
}
