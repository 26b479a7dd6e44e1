import { phoneShown } from "#contract/format/phone-shown.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import type { ShopServices } from "../shop-services.ts";

/** A buyer's own order as pages show it: told apart here, as a module of the browser it would cost each page a file. */
export async function orderShown(
  { checkout }: Pick<ShopServices, "checkout">,
  userId: string,
  typed: string,
): Promise<OrderView | undefined> {
  const order = await checkout.orderOf(userId, typed);
  return order && { ...order, address: { ...order.address, phone: phoneShown(order.address.phone) } };
}
