import type { ReactNode } from "react";
import type { OfficeOrder } from "#contract/office-view.ts";
import { OrderReturns } from "#modules/returns/office/order-returns.tsx";
import { OrderTickets } from "#modules/tickets/office/order-tickets.tsx";
import { useOffice } from "../frame/office-context.ts";
import { BackTo } from "../parts/back-to.tsx";
import { ChangedMeanwhile } from "../parts/changed-meanwhile.tsx";
import { Live } from "../parts/live.tsx";
import { OrderActions } from "../parts/order-actions.tsx";
import { OrderCustomer } from "../parts/order-customer.tsx";
import { OrderDocuments } from "../parts/order-documents.tsx";
import { OrderGoods } from "../parts/order-goods.tsx";
import { OrderHead } from "../parts/order-head.tsx";
import { OrderHistory } from "../parts/order-history.tsx";
import { OrderMoney } from "../parts/order-money.tsx";
import { OrderNext } from "../parts/order-next.tsx";
import { OrderNotes } from "../parts/order-notes.tsx";
import { OrderParcels } from "../parts/order-parcels.tsx";
import type { OrderPart } from "../parts/order-parts.ts";
import { OrderWord } from "../parts/order-word.tsx";

type OrderPageProps = {
  readonly order: OfficeOrder;
  /** The version since which the page is open, when its parts are shown anew. */
  readonly since: number | undefined;
};

export function OrderPage({ order, since }: OrderPageProps) {
  const { words } = useOffice();
  return (
    <>
      <BackTo to="orders" name={words.order.back} />
      <div data-order={order.id} data-version={order.version}>
        <Live name="head" className="below-l">
          <OrderHead order={order} />
        </Live>
        <Live name="changed" role="status">
          <ChangedMeanwhile order={order} since={since} />
        </Live>
        <div className="order-columns">
          <LiveParts
            order={order}
            parts={{
              OrderWord,
              OrderNext,
              OrderGoods,
              OrderCustomer,
              OrderParcels,
              OrderReturns,
              OrderTickets,
              OrderDocuments,
              OrderMoney,
            }}
          />
          <LiveParts order={order} parts={{ OrderActions, OrderNotes, OrderHistory }} />
        </div>
      </div>
    </>
  );
}

type LivePartsProps = OrderPart & {
  readonly parts: Readonly<Record<string, (part: OrderPart) => ReactNode>>;
};

/** Each by itself: what somebody fills in keeps nothing but its own part from being shown anew. */
function LiveParts({ order, parts }: LivePartsProps) {
  return (
    <div>
      {Object.entries(parts).map(([name, Part]) => (
        <Live key={name} name={name}>
          <Part order={order} />
        </Live>
      ))}
    </div>
  );
}
