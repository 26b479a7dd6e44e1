import type { OrderView } from "#modules/orders/order-view.ts";
import { useOrderTexts } from "../public/order-texts.ts";

/** The shop's own number, and the six characters by which the specification displays an id. */
export function OrderName({
  of: { number, shortId },
}: {
  readonly of: Pick<OrderView, "number" | "shortId">;
}) {
  return (
    <>
      {useOrderTexts().orderNumber(number)}{" "}
      {number !== shortId && <span className="order-number">#{shortId}</span>}
    </>
  );
}
