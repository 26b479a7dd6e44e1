import type { OrderView } from "#modules/orders/order-view.ts";
import { useOrderTexts } from "../public/order-texts.ts";
import { HowPaid } from "./how-paid.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderSums } from "./order-sums.tsx";

/** What an order came to, and where it goes: beside what it holds. */
export function OrderBill({ order }: { readonly order: OrderView }) {
  const words = useOrderTexts();
  return (
    <>
      <section className="card padded" aria-labelledby="order-bill">
        <h2 id="order-bill" className="below-m title-3">
          {words.bill.title}
        </h2>
        <OrderSums order={order} />
        <p className="above-l">
          <HowPaid order={order} />
        </p>
        <OrderDocuments order={order} />
      </section>
      <OrderAddress order={order} />
    </>
  );
}
