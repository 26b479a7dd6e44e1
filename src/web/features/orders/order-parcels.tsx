import { Fragment } from "react";
import type { OrderView } from "#contract/order-view.ts";
import { GoodsTitle } from "#web/ui/goods-title.tsx";
import { useOrderTexts } from "./order-texts.ts";

/** What an order travels in: who has it, under which number, and what is inside. */
export function OrderParcels({ parcels }: Pick<OrderView, "parcels">) {
  const { parcels: words, carrier, number } = useOrderTexts().tracking;
  return (
    <section aria-labelledby="order-parcels" className="mb-6">
      <h2 id="order-parcels" className="mb-3 text-xl">
        {words.title}
      </h2>
      <ol className="grid gap-4">
        {parcels.map((parcel, at) => (
          <li key={parcel.sentAt}>
            <p className="font-semibold">
              {words.name(at + 1)}: {words.state[parcel.state]}
            </p>
            {parcel.carrier && (
              <p>
                {carrier}: {parcel.carrier}
              </p>
            )}
            {parcel.trackingNumber && (
              <p>
                {number}: <span className="break-words">{parcel.trackingNumber}</span>
              </p>
            )}
            <p className="text-muted text-sm">
              {parcel.goods.map((goods, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what a parcel holds keeps its order
                <Fragment key={nth}>
                  {nth > 0 && ", "}
                  {goods.quantity} × <GoodsTitle of={goods} />
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
