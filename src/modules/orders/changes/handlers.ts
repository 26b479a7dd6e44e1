import type { HandlersOf } from "#server/handlers/handler.ts";
import { keyOf, onOne } from "../public/on-one-order.ts";
import type { orderChangesEndpoints } from "./endpoints.ts";

export const orderChangesHandlers: HandlersOf<typeof orderChangesEndpoints> = {
  async changeAddress(shop, caller, { id, seen, ...typed }, requestContext) {
    const read = shop.accounts.readAddress(typed);
    if (!read.ok) return read;
    return onOne(shop, caller, id, requestContext, (_desk, by) =>
      shop.checkout.changes.changeAddress({ ...by, seen }, read.value),
    );
  },

  takeOut: (shop, caller, { id, seen, key, ...wish }, requestContext) =>
    onOne(shop, caller, id, requestContext, (_desk, by) =>
      shop.checkout.changes.takeOut({
        ...{ ...by, ...wish, seen },
        once: keyOf(key, requestContext) ?? undefined,
      }),
    ),

  changeChoice: (shop, caller, { id, seen, key, choice, ...wish }, requestContext) =>
    onOne(shop, caller, id, requestContext, (_desk, by) => {
      const { line, colour = null, size = null } = choice;
      return shop.checkout.changes.changeChoice({
        ...{ ...by, ...wish, seen, line, to: { colour, size } },
        once: keyOf(key, requestContext) ?? undefined,
      });
    }),

  giveDiscount: (shop, caller, { id, seen, key, ...wish }, requestContext) =>
    onOne(shop, caller, id, requestContext, (_desk, by) =>
      shop.checkout.changes.giveDiscount({
        ...{ ...by, ...wish, seen },
        once: keyOf(key, requestContext) ?? undefined,
      }),
    ),
};
