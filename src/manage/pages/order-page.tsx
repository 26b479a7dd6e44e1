import type { DeskOrder } from "#contract/desk-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { ChangedMeanwhile } from "../parts/changed-meanwhile.tsx";
import { OrderCustomer } from "../parts/order-customer.tsx";
import { OrderDeeds } from "../parts/order-deeds.tsx";
import { OrderGoods } from "../parts/order-goods.tsx";
import { OrderHistory } from "../parts/order-history.tsx";
import { OrderMoney } from "../parts/order-money.tsx";
import { OrderNext } from "../parts/order-next.tsx";
import { OrderNotes } from "../parts/order-notes.tsx";
import { OrderParcels } from "../parts/order-parcels.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { minute } from "../parts/when.ts";

export function OrderPage({ order }: { readonly order: DeskOrder }) {
  const { shell, words } = useOffice();
  return (
    <>
      <p>
        <a href={officePath("orders")} className="back">
          <Icon name="chevron-left" /> {words.order.back}
        </a>
      </p>
      <h1 className="order-head">
        {order.number} <StateBadge state={order.state} />
      </h1>
      <p className="mb-4 text-muted">{minute(order.createdAt, shell.lang)}</p>
      <ChangedMeanwhile order={order} />
      <div className="order-columns">
        <div>
          <OrderNext order={order} />
          <OrderGoods order={order} />
          <OrderCustomer order={order} />
          <OrderParcels order={order} />
          <OrderMoney order={order} />
        </div>
        <div>
          <OrderDeeds order={order} />
          <OrderNotes order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}
