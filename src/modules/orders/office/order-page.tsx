import type { ReactNode } from "react";
import { useOffice } from "#manage/frame/office-context.ts";
import { actorName } from "#manage/log/actor-name.ts";
import { ChangedMeanwhile } from "#manage/log/changed-meanwhile.tsx";
import type { OfficeOrder } from "#manage/office-view.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Live } from "#manage/parts/live.tsx";
import { Section } from "#manage/parts/section.tsx";
import { OrderBooking, type OrderBookingView } from "#modules/parcels/office/public/order-booking.tsx";
import { OrderReturns } from "#modules/returns/office/public/order-returns.tsx";
import { OrderPickup } from "#modules/store-pickup/office/public/order-pickup.tsx";
import { OrderTickets } from "#modules/tickets/office/public/order-tickets.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { tabOfState } from "../rules/order-tab.ts";
import { ChangeOrder } from "./order/change-order.tsx";
import { OrderActions } from "./order/order-actions.tsx";
import { OrderCustomer } from "./order/order-customer.tsx";
import { OrderDocuments } from "./order/order-documents.tsx";
import { OrderGoods } from "./order/order-goods.tsx";
import { OrderHead } from "./order/order-head.tsx";
import { OrderMoney } from "./order/order-money.tsx";
import { OrderNext } from "./order/order-next.tsx";
import { OrderNotes } from "./order/order-notes.tsx";
import { OrderParcels } from "./order/order-parcels.tsx";
import { OrderWord } from "./order/order-word.tsx";
import type { OrderPart } from "./public/order-parts.ts";

type OrderPageProps = {
  readonly order: OfficeOrder;
  /** Nothing for whoever sends no orders. */
  readonly booking: OrderBookingView | undefined;
  /** The version since which the page is open, when its parts are shown anew. */
  readonly since: number | undefined;
};

export function OrderPage({ order, booking, since }: OrderPageProps) {
  const { words } = useOffice();
  return (
    <>
      <BackTo to="orders" name={words.order.back} />
      <div data-order={order.id} data-version={order.version} data-tab={tabOfState(order.state)}>
        <Live name="head" className="below-l">
          <OrderHead order={order} booking={booking} />
        </Live>
        <Live name="changed" role="status">
          <ChangedMeanwhile order={order} since={since} />
        </Live>
        <div className="order-columns">
          <LiveParts
            order={order}
            booking={booking}
            parts={{
              OrderWord,
              OrderNext,
              OrderBooking,
              OrderParcels,
              OrderPickup,
              OrderGoods,
              OrderCustomer,
              OrderReturns,
              OrderTickets,
              OrderDocuments,
              OrderMoney,
            }}
          />
          <LiveParts
            order={order}
            booking={booking}
            parts={{ ChangeOrder, OrderActions, OrderNotes, OrderHistory }}
          />
        </div>
      </div>
    </>
  );
}

type BookablePart = OrderPart & Pick<OrderPageProps, "booking">;
type LivePartsProps = BookablePart & {
  readonly parts: Readonly<Record<string, (part: BookablePart) => ReactNode>>;
};

/** Each by itself: what somebody fills in keeps nothing but its own part from being shown anew. */
function LiveParts({ order, booking, parts }: LivePartsProps) {
  return (
    <div>
      {Object.entries(parts).map(([name, Part]) => (
        <Live key={name} name={name}>
          <Part order={order} booking={booking} />
        </Live>
      ))}
    </div>
  );
}

function OrderHistory({ order }: OrderPart) {
  const { shell, words } = useOffice();
  const states: Readonly<Record<string, string>> = { ...words.state, ...words.happened };
  return (
    <Section title={words.order.history}>
      <ol className="history">
        {order.events.map(({ what, by, note, at, version }) => (
          <li key={`${what}${at}${version}`}>
            <b>{order.collect && what === "delivered" ? states.collected : (states[what] ?? what)}</b>{" "}
            {note && <AsWritten text={note} />}
            <span className="row-facts">
              {minute(at, shell.lang)} · {actorName(by, words.order)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
