import { Fragment } from "react";
import { GoodsTitle } from "#modules/catalogue/shop/public/goods-title.tsx";
import type { OrderView } from "#modules/orders/order-view.ts";
import { CourierLink } from "../public/courier-link.tsx";
import { useOrderTexts } from "../public/order-texts.ts";
import { isInParts } from "../public/use-parcel-details.ts";

/** What an order travels in: who has it, under which number, and what is inside. */
export function OrderParcels({ order }: { readonly order: Pick<OrderView, "parcels" | "step"> }) {
  const { parcels: words, carrier, number } = useOrderTexts().tracking;
  // What is in the only one stands in the order itself.
  const inParts = isInParts(order);
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels" className="below-m title-3">
        {inParts ? words.title : words.only}
      </h2>
      <ol className="stack gap-l">
        {order.parcels.map((parcel, at) => (
          <li key={parcel.sentAt}>
            <p className="strong">
              {inParts && `${words.name(at + 1)}: `}
              {words.state[parcel.state]}
            </p>
            {parcel.carrier && (
              <p>
                {carrier}: {parcel.carrier}
              </p>
            )}
            {parcel.trackingNumber && (
              <p>
                {number}: <CourierLink parcel={parcel}>{parcel.trackingNumber}</CourierLink>
              </p>
            )}
            {inParts && (
              <p className="muted small">
                {parcel.goods.map((goods, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what a parcel holds keeps its order
                  <Fragment key={nth}>
                    {nth > 0 && ", "}
                    {goods.quantity} × <GoodsTitle of={goods} />
                  </Fragment>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
