import { paths } from "#contract/paths.ts";
import type { OrderCard } from "#modules/orders/order-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { OrderName } from "../order/order-name.tsx";
import { useDates } from "./order-dates.ts";
import { useOrderTexts } from "./order-texts.ts";
import { StatusBadge } from "./status-badge.tsx";

/** A press in place of a number that has to be looked up. */
export function LatestOrders({ orders }: { readonly orders: readonly OrderCard[] }) {
  const words = useOrderTexts();
  const { briefDay } = useDates();
  return (
    <section className="card padded" aria-labelledby="latest-orders">
      <h2 id="latest-orders" className="below-m title-3">
        {words.tracking.latest}
      </h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="ruled">
            <ShopLink to={paths.trackOrder(order.id)} className="latest-order line gap-l">
              <span className="thumb">
                {order.lines[0]?.picture ? (
                  <Picture picture={{ ...order.lines[0].picture, alt: "" }} sizes="64px" />
                ) : (
                  <PicturePlaceholder />
                )}
              </span>
              <span className="grow">
                <span className="latest-name">
                  <OrderName of={order} /> <StatusBadge status={order.status} />
                </span>
                <span className="block muted small">
                  {briefDay(order.createdAt)} · {words.items(order.lines.length)}
                </span>
              </span>
              <Icon name="chevron-right" />
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
