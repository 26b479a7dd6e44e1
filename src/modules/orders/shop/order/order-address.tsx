import type { OrderView } from "#modules/orders/order-view.ts";
import { useOrderTexts } from "../public/order-texts.ts";

/** Where an order goes, as one writes it on a parcel; of one that is collected, what its invoice says. */
export function OrderAddress({ order }: { readonly order: Pick<OrderView, "address" | "isCollected"> }) {
  const { detail } = useOrderTexts();
  const { name, phone, street, city, state, pinCode, country } = order.address;
  return (
    <section className="card padded" aria-labelledby="order-address">
      <h2 id="order-address" className="below-m title-3">
        {order.isCollected ? detail.billTo : detail.address}
      </h2>
      <address>
        {name}
        <br />
        {street}
        <br />
        {city}, {detail.stateName(state, city)}
        {"\u00a0"}
        {pinCode}
        <br />
        {country}
        <br />
        {phone}
      </address>
    </section>
  );
}
