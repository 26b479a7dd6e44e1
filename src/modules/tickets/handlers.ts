import { failure, success } from "#contract/outcome.ts";
import type { Caller } from "#server/auth/caller.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { ticketEndpoints } from "./endpoints.ts";

export const ticketHandlers: HandlersOf<typeof ticketEndpoints> = {
  async ask(shop, caller, { order, ...asked }, { lang, address }) {
    const about = await orderOf(shop, caller, order);
    const writer = { lang, address, userId: caller?.userId ?? null };
    const done = await shop.tickets.ask({ ...asked, ...about }, writer);
    return done.ok ? success(done.value) : done;
  },

  async list({ tickets }, { userId }) {
    return success({ tickets: await tickets.ofUser(userId) });
  },

  async show({ tickets }, _caller, { token }) {
    const ticket = await tickets.byToken(token);
    return ticket ? success({ ticket }) : failure("notFound");
  },

  async write({ tickets }, _caller, { token, words }, requestContext) {
    const done = await tickets.write(token, words, requestContext);
    return done.ok ? success({}) : done;
  },
};

/** Whose order it is counts only where somebody is signed in: a number alone proves nothing. */
async function orderOf({ checkout }: ShopServices, caller: Caller | null, typed: string | undefined) {
  if (!typed) return { orderNumber: null, orderId: null };
  const id = caller && (await checkout.orderLists.idOf(typed));
  const own = caller && id ? await checkout.orderOf(caller.userId, id) : null;
  return { orderNumber: own?.number ?? typed.toUpperCase(), orderId: own?.id ?? null };
}
