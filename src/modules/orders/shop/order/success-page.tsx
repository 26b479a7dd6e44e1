import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { chosenLines } from "#modules/orders/rules/chosen-lines.ts";
import { wholeAddress } from "#modules/stores/rules/whole-address.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { Scene, type SceneName } from "#web/ui/scene.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { ExpectedDay } from "../public/expected-day.tsx";
import { useOrderTexts } from "../public/order-texts.ts";
import { whereItIs } from "../public/where-it-is.ts";
import { BoughtStyle } from "./bought-style.tsx";
import { HowPaid } from "./how-paid.tsx";
import { OrderLine } from "./order-line.tsx";
import { OrderName } from "./order-name.tsx";
import { OrderSums } from "./order-sums.tsx";

export function SuccessPage({ order }: { readonly order: OrderView | null }) {
  const orders = useOrderTexts();
  const words = orders.success;
  if (!order)
    return (
      <div className="page-width success-wait">
        <PageHead title={words.none} />
        <EmptyState scene="package" heading="h1" title={words.none} text={words.noneText}>
          <LinkButton to={paths.orders()}>{orders.title}</LinkButton>
        </EmptyState>
      </div>
    );
  return <Placed order={order} />;
}

type Outcome = { readonly scene: SceneName; readonly title: string; readonly text: string };

function Placed({ order }: { readonly order: OrderView }) {
  const orders = useOrderTexts();
  const words = orders.success;
  const state = stateOf(order);
  useWatching(state === "checking");
  const { about, next = "" } = whereItIs(order, orders.tracking, useShop().support.returnDays);
  const { street, city, state: region, pinCode, name } = order.address;
  // The heading says already that order and payment are here.
  const isFree = order.totalPaise === 0;
  const toPay = order.isCollected ? words.toPayAtCounter : words.toPay;
  const isNew = order.status === "ordered";
  const outcomes: Readonly<Record<typeof state, Outcome>> = {
    paid: {
      scene: "done",
      title: isFree ? words.placed : words.title,
      text: isNew && !isFree ? next : `${about} ${next}`,
    },
    placed: { scene: "done", title: words.placed, text: toPay(formatRupees(order.finalPaise)) },
    checking: { scene: "package", title: words.checking, text: words.checkingText },
    refunding: { scene: "pause", title: words.refunding, text: words.refundingText },
    unpaid: { scene: "pause", title: words.unpaid, text: words.unpaidText },
  };
  const { scene, title, text } = outcomes[state];
  const isBought = state === "paid" || state === "placed";
  useEffect(() => {
    if (!isBought) return;
    void import("#modules/accounts/shop/public/offering.ts").then(
      ({ wishForOffer }) => wishForOffer(),
      () => undefined,
    );
    void import("#modules/catalogue/shop/public/search-choices.ts").then(
      ({ tellBought }) => tellBought(chosenLines(order.lines).map(({ productId }) => productId)),
      () => undefined,
    );
  }, [isBought, order.lines]);
  return (
    <div className="page-width success-page">
      <BoughtStyle />
      <PageHead title={title} />
      <div className="success stack gap-l below-xl centred" role="status">
        <Scene name={scene} />
        <h1 className="title-1">{title}</h1>
        <div className="placed">
          <h2 id="success-order" className="title-2">
            <OrderName of={order} />
          </h2>
          {isBought && <ExpectedDay order={order} className="large" />}
        </div>
        <p className="success-words balanced muted">
          {isBought && words.thanks(name)} {text} {isBought && order.email && <Mailed to={order.email} />}
        </p>
      </div>
      <div className="ways-on below-xl screen-only">
        <LinkButton to={paths.trackOrder(order.id)}>{orders.track}</LinkButton>
        {isBought && (
          <Button look="quiet" onClick={() => window.print()}>
            <Icon name="print" /> {orders.detail.print}
          </Button>
        )}
      </div>
      <section className="card success-card" aria-labelledby="success-order">
        <ul>
          {order.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a set and a product may hold the same goods
            <OrderLine key={at} line={line} />
          ))}
        </ul>
        <div className="success-parts stack gap-xl">
          <div>
            {order.collect && (
              <>
                <h3 className="muted small">{orders.tracking.collect.title}</h3>
                <p className="below-l">
                  {order.collect.store.name}, {wholeAddress(order.collect.store)}
                  <br />
                  {orders.tracking.collect.open(order.collect.store.timings)}
                </p>
              </>
            )}
            <h3 className="muted small">
              {order.isCollected ? orders.detail.billTo : orders.detail.address}
            </h3>
            <p>
              {name}, {street}, {city}, {orders.detail.stateName(region, city)} {pinCode}
            </p>
            <h3 className="above-l muted small">{orders.detail.payment}</h3>
            <p>
              <HowPaid order={order} />
            </p>
          </div>
          <OrderSums order={order} />
        </div>
      </section>
      <div className="ways-on above-xl screen-only">
        <LinkButton to={paths.products()} look="bare">
          {words.continue}
        </LinkButton>
      </div>
    </div>
  );
}

/** An address breaks where it must, and never at a hyphen that has room. */
function Mailed({ to }: { readonly to: string }) {
  const [before, after] = useOrderTexts().success.mailed(to).split(to);
  return (
    <>
      {before}
      <span className="success-mail">{to}</span>
      {after}
    </>
  );
}

function stateOf(order: OrderView): "paid" | "placed" | "checking" | "refunding" | "unpaid" {
  // Of an order that goes on, also in another choice, only a part went back.
  const isOver = order.status === "cancelled" && order.cancelReason !== "rechosen";
  if (order.refundPaise > 0 && (order.paidAt === null || isOver)) return "refunding";
  if (order.paidAt !== null) return "paid";
  if (order.status === "pending") return "checking";
  return order.status === "cancelled" ? "unpaid" : "placed";
}

const everyMs = 3_000;

/** An unclear payment resolves itself: the page asks until it knows. */
function useWatching(watching: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!watching) return;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [watching, revalidate]);
}
