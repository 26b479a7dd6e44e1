import type { OrderView } from "#modules/orders/order-view.ts";
import { useOrderTexts } from "../public/order-texts.ts";

/** Whether it is paid, and the way. */
export function HowPaid({
  order,
}: {
  readonly order: Pick<OrderView, "method" | "paymentStatus" | "isCollected">;
}) {
  const words = useOrderTexts();
  const methods: Readonly<Record<string, string>> = words.method;
  const isAtCounter = order.isCollected && order.method === "cash";
  const method = isAtCounter ? words.method.counter : (methods[order.method] ?? order.method);
  if (order.method === "none") return method;
  return (
    <>
      {words.payment[order.paymentStatus]} · {method}
    </>
  );
}
