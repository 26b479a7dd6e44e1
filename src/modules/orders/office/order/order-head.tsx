import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { StateBadge } from "#manage/parts/state-badge.tsx";
import { nextOfBooking } from "#modules/parcels/office/public/next-of-booking.ts";
import type { OrderBookingView } from "#modules/parcels/office/public/order-booking.tsx";
import { formatPayment } from "#modules/payments/office/public/format-payment.ts";
import { minute } from "#web/ui/format-dates.ts";
import type { OrderPart } from "../public/order-parts.ts";

type OrderHeadProps = OrderPart & { readonly booking: OrderBookingView | undefined };

/** What somebody asks of an order first: how far, whose, how much, and whether that is paid. */
export function OrderHead({ order, booking }: OrderHeadProps) {
  const { lang } = useOffice().shell;
  const { orderChanges } = textsOf(lang);
  const { money, to, collect } = order;
  // Nobody has come for it yet.
  const isHere = order.state === "shipped" && nextOfBooking(order, booking) === "giveAway";
  const unpaid = order.next === "pack" || order.next === "send" ? order.together.filter(isUnpaid) : [];
  const paid = money && formatPayment(money.payment, lang, { isCollected: collect !== null });
  return (
    <>
      <h1 className="order-head">
        {order.number} {order.number !== order.shortId && <small>#{order.shortId}</small>}{" "}
        <StateBadge state={isHere ? "booked" : order.state} />
      </h1>
      {to.name && (
        <p className="breaks">
          <b>
            <AsWritten text={to.name} />
          </b>
          , <AsWritten text={to.city} />
        </p>
      )}
      {paid && (
        <p>
          <b className="order-sum">{formatRupees(money.payment.paise)}</b>{" "}
          <b className={money.payment.status === "captured" ? "order-paid" : undefined}>{paid.status}</b>,{" "}
          {paid.method}
        </p>
      )}
      <p className="muted">{minute(order.createdAt, lang)}</p>
      {order.together.length > 0 && (
        <p className="papers above-s">
          <b>{orderChanges.together}</b>{" "}
          {order.together.map(({ id, number, state }) => (
            <span key={id} className="order-beside">
              <a href={officePath(`orders/${number}`)}>{number}</a> <StateBadge state={state} />{" "}
            </span>
          ))}
        </p>
      )}
      {unpaid.length > 0 && (
        <p className="order-warning">
          {orderChanges.unpaidBeside(unpaid.map(({ number }) => number).join(", "))}
        </p>
      )}
    </>
  );
}

function isUnpaid({ state }: OrderPart["order"]["together"][number]): boolean {
  return state === "pending";
}
