import { failure, type Outcome, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { RequestContext } from "#server/auth/caller.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { type ChangeWish, mayAskForChange } from "../rules/can-be-changed.ts";
import type { changeWishEndpoints } from "./ask-endpoints.ts";

export const changeWishHandlers: HandlersOf<typeof changeWishEndpoints> = {
  async ask(shop, caller, { id, ...wish }, requestContext) {
    return askShop(shop, await shop.checkout.changes.ofBuyer(caller.userId, id), wish, requestContext);
  },

  async askByLink(shop, _caller, { token, ...wish }, requestContext) {
    return askShop(shop, await shop.checkout.tracking.order(token), wish, requestContext);
  },
};

interface Wish {
  readonly about: ChangeWish;
  readonly words: string;
}

/** The order says whose it is and where the answer goes; who holds its link learns neither. */
async function askShop(
  { tickets }: ShopServices,
  order: OrderRecord | undefined,
  { about, words }: Wish,
  { lang, address }: RequestContext,
): Promise<Outcome<{ number: string; token: string }>> {
  if (!order) return failure("notFound");
  if (!mayAskForChange(order)) return failure("tooLateToChange");
  const { abouts } = textsOf(lang).orders.change;
  const asked = await tickets.ask(
    {
      kind: "order",
      name: order.address.name,
      reach: order.email ?? order.address.phone,
      words: `${abouts[about]}: ${words}`,
      orderNumber: order.number,
      orderId: order.id,
    },
    { lang, address, userId: order.guestPhone === null ? order.userId : null },
  );
  return asked.ok ? success(asked.value) : asked;
}
