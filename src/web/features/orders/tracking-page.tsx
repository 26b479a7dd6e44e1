import type { ReactNode } from "react";
import { Form } from "react-router";
import type { OrderCard, OrderView } from "#contract/order-view.ts";
import { paths } from "#contract/paths.ts";
import { stageIndex } from "#shop/orders/rules/order-status.ts";
import { QuoteLines } from "#web/features/checkout/quote-lines.tsx";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useShop } from "#web/ui/shop-facts.ts";
import { AskAboutOrder } from "./ask-about-order.tsx";
import { BoughtStyle } from "./bought-style.tsx";
import { ExpectedDay } from "./expected-day.tsx";
import { LatestOrders } from "./latest-orders.tsx";
import { OrderBill } from "./order-bill.tsx";
import { useDates } from "./order-dates.ts";
import { OrderLine } from "./order-line.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { useOrderTexts } from "./order-texts.ts";
import { StatusBadge } from "./status-badge.tsx";
import { TrackingProgress } from "./tracking-progress.tsx";
import { whereItIs } from "./where-it-is.ts";

type TrackingPageProps = {
  readonly asked: string;
  readonly order: OrderView | null;
  /** What is likely to be looked for, where no order was named. */
  readonly latest: readonly OrderCard[];
  /** Goods for who has bought nothing yet. */
  readonly beside: ReactNode;
};

export function TrackingPage({ asked, order, latest, beside }: TrackingPageProps) {
  const orders = useOrderTexts();
  const words = orders.tracking;
  const isMissed = asked !== "" && !order;
  const ask = <AskForAnother asked={asked} order={order} />;
  return (
    <div className="page-width py-8 lg:py-12">
      <BoughtStyle />
      <PageHead title={words.title} description={words.lead} />
      <header className="mb-6">
        <h1 className="text-3xl">{words.title}</h1>
        {!order && <p className="mt-2 text-muted">{words.lead}</p>}
      </header>
      <div className="page-columns">
        {isMissed && ask}
        {order ? (
          <TrackedOrder order={order} />
        ) : latest.length > 0 ? (
          <LatestOrders orders={latest} />
        ) : (
          <div className="card">
            <EmptyState scene="package" title={orders.none} text={orders.noneText}>
              <LinkButton to={paths.products()}>{orders.startShopping}</LinkButton>
            </EmptyState>
          </div>
        )}
        {order ? (
          <div className="grid gap-6">
            <div className="grid gap-6 sm:max-lg:grid-cols-2">
              <OrderBill order={order} lines={<QuoteLines quote={order.quote} />} />
            </div>
            {ask}
          </div>
        ) : (
          !isMissed && ask
        )}
      </div>
      {beside}
    </div>
  );
}

function AskForAnother({ asked, order }: Pick<TrackingPageProps, "asked" | "order">) {
  const words = useOrderTexts().tracking;
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="track-by-number">
      <h2 id="track-by-number" className="mb-4 text-xl">
        {order ? words.another : words.byNumber}
      </h2>
      {asked !== "" && !order && (
        <AlertPanel kind="error" live title={words.failed} className="mb-4">
          <p>{words.hint}</p>
        </AlertPanel>
      )}
      <Form method="get" action={paths.trackOrder()} className="flex flex-wrap items-end gap-3">
        <TextField
          key={asked}
          label={words.label}
          name="id"
          required
          pattern=".*\S.*"
          defaultValue={order ? "" : asked}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className="min-w-0 flex-1 basis-64"
        />
        <Button type="submit" look={order ? "quiet" : "primary"}>
          {words.submit}
        </Button>
      </Form>
    </section>
  );
}

function TrackedOrder({ order }: { readonly order: OrderView }) {
  const orders = useOrderTexts();
  const { weekday } = useDates();
  const words = orders.tracking;
  const status = order.status.toLowerCase();
  const { about, next } = whereItIs(order, words, useShop().support.returnDays);
  const isDelivered = status === "delivered" || status === "completed";
  const delivered = isDelivered && order.events.findLast((event) => event.status === "delivered");
  // One that is whole and on its way needs no list.
  const isOne = order.parcels.length < 2 && order.step === null;
  const facts: [string, string][] = [
    ...(delivered ? [[words.deliveredOn, weekday(delivered.at)] as [string, string]] : []),
    ...(isOne && order.carrier ? [[words.carrier, order.carrier] as [string, string]] : []),
    ...(isOne && order.trackingNumber ? [[words.number, order.trackingNumber] as [string, string]] : []),
  ];
  return (
    <article aria-labelledby="tracked" className="card p-5 sm:p-8">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="tracked" className="text-2xl">
          {orders.orderNumber(order.number)}
        </h2>
        {/* Where it is on its way the steps say so. */}
        {stageIndex(order.status) === undefined && <StatusBadge status={order.status} />}
      </header>
      <ExpectedDay order={order} className="mt-2 text-lg" />
      <TrackingProgress {...order} />
      <p className="font-semibold text-lg">{about}</p>
      {status === "cancelled" && order.cancelReason && <p>{orders.cancelReason[order.cancelReason]}</p>}
      {status === "shipped" && order.step === null && <p>{words.transit}</p>}
      {next && (
        <p className="mt-1">
          <span className="font-semibold">{words.next}:</span> {next}
        </p>
      )}
      {order.step !== null && order.step !== "packed" && (
        <AlertPanel kind="info" className="mt-4">
          {words.step[order.step]}
        </AlertPanel>
      )}
      {facts.length > 0 && (
        <dl className="tracked-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isOne && <OrderParcels parcels={order.parcels} />}
      <h3 className="mt-6 border-line border-t pt-4 text-lg">{orders.detail.items}</h3>
      <ul>
        {order.lines.map((line) => (
          <OrderLine key={`${line.productId} ${line.colour} ${line.size}`} line={line} />
        ))}
      </ul>
      <Questions order={order} />
    </article>
  );
}

/** Whom to ask, each a press away. */
function Questions({ order }: { readonly order: OrderView }) {
  const { tracking: words } = useOrderTexts();
  const { phone } = useShop().contact;
  return (
    <footer className="order-ways mt-6 border-line border-t pt-4 print:hidden">
      <p className="text-muted">{words.help}</p>
      <AskAboutOrder number={order.number} />
      {phone && (
        <a href={`tel:${phone.replaceAll(" ", "")}`} className={buttonClass("bare", "small")}>
          <Icon name="phone" /> {phone}
        </a>
      )}
      <LinkButton to={paths.order(order.id)} look="quiet" size="small" className="max-sm:w-full sm:ms-auto">
        {words.orderDetails}
      </LinkButton>
    </footer>
  );
}
