import { paths } from "#contract/paths.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { stageIndex } from "#modules/orders/rules/order-status.ts";
import { OrderReturns } from "#modules/returns/shop/public/order-returns.tsx";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { ExpectedDay } from "../public/expected-day.tsx";
import { isUnderWay } from "../public/is-under-way.ts";
import { useDates } from "../public/order-dates.ts";
import { useOrderTexts } from "../public/order-texts.ts";
import { StatusBadge } from "../public/status-badge.tsx";
import { AskForChange } from "./ask-for-change.tsx";
import { BoughtStyle } from "./bought-style.tsx";
import { BuyAgain } from "./buy-again.tsx";
import { Refunded } from "./money-back.tsx";
import { OrderBill } from "./order-bill.tsx";
import { OrderCollect } from "./order-collect.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLine } from "./order-line.tsx";
import { OrderName } from "./order-name.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { OrderStage } from "./order-stage.tsx";

export function OrderPage({ order }: { readonly order: OrderView }) {
  const words = useOrderTexts();
  const { day } = useDates();
  const shopName = useShop().name;
  const { detail } = words;
  return (
    <div className="page-width page-room">
      <BoughtStyle />
      <PageHead title={words.orderNumber(order.number)} />
      <p className="order-printed">
        {shopName} · {detail.receipt}
      </p>
      <header className="line gap-l wraps apart below-xl">
        <div>
          <div className="cluster">
            <h1 className="title-1">
              <OrderName of={order} />
            </h1>
            <StatusBadge status={order.status} />
          </div>
          <p className="above-s muted">{words.placedOn(day(order.createdAt))}</p>
          <ExpectedDay order={order} className="above-xs" />
          <OrderTogether order={order} />
        </div>
        <FirstAction order={order} />
      </header>
      {order.status === "pending" && (
        <AlertPanel kind="warning" className="below-xl">
          {order.confirmPath ? detail.confirmNow : detail.payNow}
        </AlertPanel>
      )}
      {(order.cancelReason || order.refundPaise + order.movedPaise > 0) && (
        <AlertPanel className="below-xl">
          {order.cancelReason && words.cancelReason[order.cancelReason]} <Refunded order={order} />
        </AlertPanel>
      )}
      <div className="page-columns">
        <div className="stack gap-xl">
          <OrderCollect order={order} />
          <OrderStage order={order} />
          <section className="card padded" aria-labelledby="order-items">
            <h2 id="order-items" className="title-3">
              {detail.items}
            </h2>
            <ul>
              {order.lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a set and a product may hold the same goods
                <OrderLine key={at} line={line} />
              ))}
            </ul>
          </section>
          {order.parcels.length > 0 && !order.isCollected && (
            <section className="card padded">
              <OrderParcels order={order} />
            </section>
          )}
          <OrderReturns order={order} />
          {/* The steps tell it of one that is on its way or there. */}
          {stageIndex(order.status) === undefined && <OrderHistory events={order.events} />}
          <AskForChange order={order} />
          <OrderHelp order={order} />
        </div>
        <div className="order-parts stack gap-xl">
          <OrderBill order={order} />
        </div>
      </div>
    </div>
  );
}

/** What somebody most likely came for, where the page begins. */
function FirstAction({ order }: { readonly order: OrderView }) {
  const { detail, track, pay } = useOrderTexts();
  return (
    <div className="order-ways-box">
      {order.confirmPath ? (
        <PlainLink href={order.confirmPath} className={buttonClass()}>
          {detail.confirm}
        </PlainLink>
      ) : order.payPath ? (
        <PlainLink href={order.payPath} className={buttonClass()}>
          {pay}
        </PlainLink>
      ) : order.status === "pending" ? (
        <LinkButton to={paths.cart()}>{pay}</LinkButton>
      ) : isUnderWay(order.status) ? (
        <LinkButton to={paths.trackOrder(order.id)}>{track}</LinkButton>
      ) : (
        <BuyAgain orderId={order.id} look="primary" />
      )}
    </div>
  );
}

/** Other orders that come in the same parcel. */
function OrderTogether({ order: { together } }: { readonly order: OrderView }) {
  const words = useOrderTexts();
  if (together.length === 0) return null;
  return (
    <p className="above-s line gap-s wraps">
      {words.together}
      {together.map(({ id, number }) => (
        <ShopLink key={id} to={paths.order(id)} className="link strong">
          {number}
        </ShopLink>
      ))}
    </p>
  );
}
