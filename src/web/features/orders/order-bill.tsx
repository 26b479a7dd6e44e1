import type { ReactNode } from "react";
import type { OrderView } from "#contract/order-view.ts";
import { HowPaid } from "./how-paid.tsx";
import { OrderPapers } from "./order-papers.tsx";
import { useOrderTexts } from "./order-texts.ts";

type OrderBillProps = {
  readonly order: OrderView;
  /** The sum, line by line. */
  readonly lines: ReactNode;
};

/** What an order came to, and where it goes: beside what it holds. */
export function OrderBill({ order, lines }: OrderBillProps) {
  const words = useOrderTexts();
  const { detail } = words;
  const { name, phone, street, city, state, pinCode, country } = order.address;
  return (
    <>
      <section className="card p-5 sm:p-6" aria-labelledby="order-bill">
        <h2 id="order-bill" className="mb-3 text-xl">
          {words.bill.title}
        </h2>
        {lines}
        <p className="mt-4">
          <HowPaid order={order} />
        </p>
        <OrderPapers order={order} />
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
          {city}, {detail.stateName(state, city)}
          {"\u00a0"}
          {pinCode}
          <br />
          {country}
          <br />
          {phone}
        </address>
      </section>
    </>
  );
}
