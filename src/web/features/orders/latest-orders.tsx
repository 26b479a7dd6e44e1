import type { OrderCard } from "#contract/order-view.ts";
import { paths } from "#contract/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useDates } from "./order-dates.ts";
import { OrderName } from "./order-name.tsx";
import { useOrderTexts } from "./order-texts.ts";
import { StatusBadge } from "./status-badge.tsx";

/** A press in place of a number that has to be looked up. */
export function LatestOrders({ orders }: { readonly orders: readonly OrderCard[] }) {
  const words = useOrderTexts();
  const { briefDay } = useDates();
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="latest-orders">
      <h2 id="latest-orders" className="mb-3 text-xl">
        {words.tracking.latest}
      </h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="border-line border-t">
            <ShopLink to={paths.trackOrder(order.id)} className="flex items-center gap-4 py-4">
              <span className="size-16 flex-none overflow-hidden rounded-md">
                {order.lines[0]?.picture ? (
                  <Picture
                    picture={{ ...order.lines[0].picture, alt: "" }}
                    sizes="64px"
                    className="size-16 object-cover"
                  />
                ) : (
                  <PicturePlaceholder className="size-16" />
                )}
              </span>
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  <OrderName of={order} /> <StatusBadge status={order.status} />
                </span>
                <span className="block text-muted text-sm">
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
