import { useState } from "react";
import { useRevalidator } from "react-router";
import { ordersCalls } from "#contract/calls/orders.ts";
import { formatRupees } from "#contract/money.ts";
import type { OrderView } from "#contract/order-view.ts";
import { paths } from "#contract/paths.ts";
import { QuoteLines } from "#web/features/checkout/quote-lines.tsx";
import { call } from "#web/request/call.ts";
import { CallForm } from "#web/request/call-form.tsx";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { useShop } from "#web/ui/shop-facts.ts";
import { toast } from "#web/ui/toast-store.ts";
import { BoughtStyle } from "./bought-style.tsx";
import { BuyAgain } from "./buy-again.tsx";
import { ExpectedDay } from "./expected-day.tsx";
import { isUnderWay } from "./is-under-way.ts";
import { useDates } from "./order-dates.ts";
import { OrderHistory } from "./order-history.tsx";
import { OrderLine } from "./order-line.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { useOrderTexts } from "./order-texts.ts";
import { StatusBadge } from "./status-badge.tsx";

export function OrderPage({ order }: { readonly order: OrderView }) {
  const words = useOrderTexts();
  const { day } = useDates();
  const shopName = useShop().name;
  const { detail } = words;
  const { name, phone, street, city, state, pinCode, country } = order.address;
  const methods: Readonly<Record<string, string>> = words.method;
  const method = methods[order.method] ?? order.method;
  const refund = formatRupees(order.refundPaise);
  return (
    <div className="page-width py-8 lg:py-12">
      <BoughtStyle />
      <PageHead title={words.orderNumber(order.number)} />
      <p className="mb-2 hidden text-lg print:block">
        {shopName} · {detail.receipt}
      </p>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-3xl">{words.orderNumber(order.number)}</h1>
            <StatusBadge status={order.status} />
          </div>
          <p className="mt-2 text-muted">
            #{order.shortId} · {words.placedOn(day(order.createdAt))}
          </p>
          <ExpectedDay order={order} className="mt-1" />
        </div>
        <FirstAction order={order} />
      </header>
      <OrderActions order={order} />
      {order.status === "pending" && (
        <AlertPanel kind="warning" className="mb-6">
          {order.confirmPath ? detail.confirmNow : detail.payNow}
        </AlertPanel>
      )}
      {(order.cancelReason || order.refundPaise > 0) && (
        <AlertPanel className="mb-6">
          {order.cancelReason && words.cancelReason[order.cancelReason]}{" "}
          {order.refundPaise > 0 && (order.refundDone ? detail.refundDone(refund) : detail.refundDue(refund))}
        </AlertPanel>
      )}
      <div className="page-columns">
        <div className="grid gap-6">
          <section className="card p-5 sm:p-6" aria-labelledby="order-items">
            <h2 id="order-items" className="text-xl">
              {detail.items}
            </h2>
            <ul>
              {order.lines.map((line) => (
                <OrderLine key={`${line.productId} ${line.colour} ${line.size}`} line={line} />
              ))}
            </ul>
          </section>
          {order.parcels.length > 0 && (
            <section className="card p-5 sm:p-6">
              <OrderParcels parcels={order.parcels} />
            </section>
          )}
          <OrderReturns order={order} />
          <OrderHistory events={order.events} />
        </div>
        <div className="grid gap-6 sm:max-lg:grid-cols-2">
          <section className="card p-5 sm:p-6" aria-labelledby="order-bill">
            <h2 id="order-bill" className="mb-3 text-xl">
              {words.bill.title}
            </h2>
            <QuoteLines quote={order.quote} />
            <p className="mt-4">
              {words.payment[order.paymentStatus]} · {method}
            </p>
          </section>
          <section className="card p-5 sm:p-6" aria-labelledby="order-address">
            <h2 id="order-address" className="mb-3 text-xl">
              {detail.address}
            </h2>
            <address className="not-italic">
              {name}
              <br />
              {street}
              <br />
              {city}, {detail.stateName(state, city)} {pinCode}
              <br />
              {country}
              <br />
              {phone}
            </address>
          </section>
        </div>
      </div>
    </div>
  );
}

/** Paid, or to be paid to the courier: what was called off before has no invoice. */
function isSold({ paidAt, method, status }: OrderView): boolean {
  return paidAt !== null || (method === "cash" && status !== "pending");
}

/** What somebody most likely came for, where the page begins. */
function FirstAction({ order }: { readonly order: OrderView }) {
  const { detail, track, pay } = useOrderTexts();
  return (
    <div className="grid w-full print:hidden sm:w-auto">
      {order.confirmPath ? (
        <PlainLink href={order.confirmPath} className={buttonClass()}>
          {detail.confirm}
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

function OrderActions({ order }: { readonly order: OrderView }) {
  const { detail, track } = useOrderTexts();
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <div className="mb-6 grid grid-cols-2 gap-3 print:hidden sm:flex">
      {order.status !== "pending" && (
        <>
          {isSold(order) && (
            <a
              href={`/api${ordersCalls.invoice.path.replace("{id}", order.id)}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass("quiet", "small")}
            >
              <Icon name="download" /> {detail.invoice}
            </a>
          )}
          <Button look="quiet" size="small" onClick={() => window.print()}>
            <Icon name="print" /> {detail.print}
          </Button>
        </>
      )}
      {(order.status === "delivered" || order.status === "completed") && (
        <LinkButton to={paths.trackOrder(order.id)} look="quiet" size="small">
          {track}
        </LinkButton>
      )}
      <PlainLink
        href={`/policies/contact?order=${order.number}#write`}
        className={buttonClass("quiet", "small")}
      >
        <Icon name="chat" /> {detail.ask}
      </PlainLink>
      {order.canCancel && (
        <CallForm
          call={ordersCalls.cancel}
          input={{ id: order.id }}
          next={paths.order(order.id)}
          send={() => setAsking(true)}
          className="grid sm:ms-auto"
        >
          <Button type="submit" look="danger" size="small">
            {detail.cancel}
          </Button>
        </CallForm>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title={detail.cancelSure}>
        <p>{detail.cancelText}</p>
        <CallForm
          call={ordersCalls.cancel}
          input={{ id: order.id }}
          className="mt-6 flex flex-wrap gap-3"
          next={paths.order(order.id)}
          send={async () => {
            const answer = await call(ordersCalls.cancel, { id: order.id });
            setAsking(false);
            if (answer.success) toast.success(detail.cancelled);
            else toast.error(answer.said ?? answer.message ?? "");
            await revalidate();
            return answer;
          }}
        >
          {({ pending }) => (
            <>
              <Button type="submit" look="danger" pending={pending}>
                {detail.cancel}
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                {detail.cancelKeep}
              </Button>
            </>
          )}
        </CallForm>
      </Dialog>
    </div>
  );
}
