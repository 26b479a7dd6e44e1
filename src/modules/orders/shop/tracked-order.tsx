import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import type { OrderView } from "../order-view.ts";
import { stageIndex } from "../rules/order-status.ts";
import { AskAboutOrder } from "./order/ask-about-order.tsx";
import { OrderCollect } from "./order/order-collect.tsx";
import { OrderName } from "./order/order-name.tsx";
import { OrderParcels } from "./order/order-parcels.tsx";
import { ExpectedDay } from "./public/expected-day.tsx";
import { useOrderTexts } from "./public/order-texts.ts";
import { StatusBadge } from "./public/status-badge.tsx";
import { isInParts, useParcelDetails } from "./public/use-parcel-details.ts";
import { whereItIs } from "./public/where-it-is.ts";
import { TrackingProgress } from "./tracking-progress.tsx";

/** The parcel: when it comes, how far it is, who has it and what comes next. */
export function TrackedOrder({ order }: { readonly order: OrderView }) {
  const orders = useOrderTexts();
  const words = orders.tracking;
  const status = order.status.toLowerCase();
  const { about, next } = whereItIs(order, words, useShop().support.returnDays);
  const facts = useParcelDetails(order);
  return (
    <article aria-labelledby="tracked" className="card roomy">
      <header className="cluster">
        <h2 id="tracked" className="large">
          <OrderName of={order} />
        </h2>
        {/* Where it is on its way the steps say so. */}
        {stageIndex(order.status) === undefined && <StatusBadge status={order.status} />}
      </header>
      <ExpectedDay order={order} className="above-m" isLarge />
      {order.collect && (
        <div className="above-m">
          <OrderCollect order={order} />
        </div>
      )}
      <TrackingProgress {...order} />
      <p className="strong large">{about}</p>
      {status === "cancelled" && order.cancelReason && <p>{orders.cancelReason[order.cancelReason]}</p>}
      {status === "shipped" && order.step === null && <p>{words.transit}</p>}
      {next && (
        <p className="above-xs">
          <span className="strong">{words.next}:</span> {next}
        </p>
      )}
      {order.step !== null && order.step !== "packed" && (
        <AlertPanel kind="info" className="above-l">
          {words.step[order.step]}
        </AlertPanel>
      )}
      {facts.length > 0 && (
        <dl className="tracked-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="muted small">{label}</dt>
              <dd className="strong breaks">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isInParts(order) && (
        <div className="below-xl">
          <OrderParcels order={order} />
        </div>
      )}
      <Questions number={order.number} />
    </article>
  );
}

/** Whom to ask, each a press away. */
function Questions({ number }: Pick<OrderView, "number">) {
  const { tracking: words } = useOrderTexts();
  const { phone } = useShop().contact;
  return (
    <footer className="order-ways tracked-foot above-xl screen-only">
      <p className="phone-line muted">{words.help}</p>
      <AskAboutOrder number={number} />
      {phone && (
        <a href={`tel:${phone.replaceAll(" ", "")}`} className={buttonClass("bare", "small")}>
          <Icon name="phone" /> {phone}
        </a>
      )}
    </footer>
  );
}
