import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { isComing } from "#modules/orders/rules/order-step.ts";
import type { PageContext } from "#web/page-context.ts";
import { datesIn } from "./order-dates.ts";
import { whereItIs } from "./where-it-is.ts";

export type OrderUnderWay = { readonly to: string; readonly name: string; readonly text: string };

/** Where the newest order is that is still to come, in words that the server writes; nothing once all have arrived. */
export async function orderUnderWay(
  { shop, requestContext }: Pick<PageContext, "shop" | "requestContext">,
  userId: string,
): Promise<OrderUnderWay | null> {
  const order = await shop.checkout.newestUnderWay(userId);
  if (!order) return null;
  const { orderNumber, tracking } = textsOf(requestContext.lang).orders;
  const step = order.step === null || order.step === "packed" ? null : tracking.step[order.step];
  const isCollected = order.collectedIn !== null;
  const day =
    !isCollected &&
    isComing(order) &&
    tracking.expected(datesIn(requestContext.lang).shortDay(order.expectedAt));
  return {
    to: paths.trackOrder(order.id),
    name: step ?? whereItIs({ ...order, isCollected, totalPaise: order.quote.total }, tracking, 0).about,
    text: [orderNumber(order.number), day].filter(Boolean).join(", "),
  };
}
