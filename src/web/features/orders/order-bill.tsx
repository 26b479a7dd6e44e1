import type { ReactNode } from "react";
import type { OrderView } from "#contract/order-view.ts";
import { HowPaid } from "./how-paid.tsx";
import { OrderAddress } from "./order-address.tsx";
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
      <OrderAddress order={order} />
    </>
  );
}
