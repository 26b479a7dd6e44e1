import type { ReactNode } from "react";
import { formatRupees } from "#contract/format/money.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { useOrderTexts } from "../public/order-texts.ts";
import { HowPaid } from "./how-paid.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderDocuments } from "./order-documents.tsx";

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
      <section className="card padded" aria-labelledby="order-bill">
        <h2 id="order-bill" className="below-m title-3">
          {words.bill.title}
        </h2>
        {lines}
        {order.lessPaise > 0 && (
          <p className="above-m">
            {words.detail.changedLess(
              formatRupees(order.lessPaise),
              formatRupees(order.quote.total - order.lessPaise),
            )}
          </p>
        )}
        <p className="above-l">
          <HowPaid order={order} />
        </p>
        <OrderDocuments order={order} />
      </section>
      <OrderAddress order={order} />
    </>
  );
}
