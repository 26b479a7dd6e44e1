import { parseRupees } from "#contract/format/money.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { holds } from "#contract/rights.ts";
import { keyOf } from "#modules/orders/public/on-one-order.ts";
import type { Caller } from "#server/auth/caller.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { unsureUpTo } from "#server/handlers/unsure-up-to.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { returnOfficeEndpoints } from "./endpoints.ts";

type Returns = ShopServices["checkout"]["returns"];

export const returnOfficeHandlers: HandlersOf<typeof returnOfficeEndpoints> = {
  async list({ checkout }, _caller, { tab, cursor }) {
    return success(await checkout.returns.list(tab, cursor));
  },

  show: (shop, caller, { id }) => shownReturn(shop, caller, id),

  async picture({ checkout, keptPictures }, _caller, { id, nth }) {
    const name = /^[1-9]$/.test(nth) ? await checkout.returns.pictureOf(id, Number(nth)) : undefined;
    const body = name && (await keptPictures.read(name));
    return body ? success({ file: { name: `${nth}.webp`, body } }) : failure("notFound");
  },

  accept: (shop, caller, { id, seen, ...what }) =>
    onOne(shop, caller, id, (returns, by) => returns.accept({ ...by, seen }, what)),
  refuse: (shop, caller, { id, seen, reason }) =>
    onOne(shop, caller, id, (returns, by) => returns.refuse({ ...by, seen }, reason)),
  onWay: (shop, caller, { id, seen, trackingNumber }) =>
    onOne(shop, caller, id, (returns, by) => returns.onWay({ ...by, seen }, trackingNumber || undefined)),
  receive: (shop, caller, { id, seen }) =>
    onOne(shop, caller, id, (returns, by) => returns.receive({ ...by, seen })),
  inspect: (shop, caller, { id, seen, shelve = [], writeOff = [], note }) =>
    onOne(shop, caller, id, (returns, by) => returns.inspect({ ...by, seen }, { shelve, writeOff, note })),
  stepBack: (shop, caller, { id, seen, reason }) =>
    onOne(shop, caller, id, (returns, by) => returns.stepBack({ ...by, seen }, reason)),
  exchange: (shop, caller, { id, seen, key }, requestContext) =>
    onOne(shop, caller, id, (returns, by) =>
      returns.exchange({ ...by, seen, once: keyOf(key, requestContext) ?? undefined }),
    ),

  async payBack(shop, caller, { id, seen, paise, rupees, reason, key }, requestContext) {
    const amount = paise ?? (rupees ? parseRupees(rupees) : undefined);
    if (rupees && !amount) return failure("fieldRequired", { field: "rupees" });
    return onOne(shop, caller, id, (returns, by) =>
      returns.payBack({
        ...by,
        seen,
        paise: amount,
        unsureUpTo: unsureUpTo(shop, caller),
        reason: reason || undefined,
        once: keyOf(key, requestContext) ?? undefined,
      }),
    );
  },
};

async function onOne(
  shop: ShopServices,
  caller: Caller,
  returnId: string,
  action: (returns: Returns, by: { returnId: string; actor: string }) => Promise<Outcome<unknown>>,
) {
  const done = await action(shop.checkout.returns, { returnId, actor: caller.userId });
  return done.ok ? shownReturn(shop, caller, returnId) : done;
}

async function shownReturn(shop: ShopServices, caller: Caller, id: string) {
  const found = await shop.checkout.returns.show(id);
  if (!found) return failure("notFound");
  const { userId, owedPaise, feePaise, refund, newOrderId: _, events, lines, ...rest } = found;
  const actor = await actorsOf(
    shop,
    events.map(({ by }) => by),
    userId,
  );
  return success({
    return: {
      ...rest,
      lines: [...lines],
      customerId: userId,
      money: { owedPaise, feePaise, refund },
      events: events.map(({ by, ...event }) => ({ ...event, by: actor(by) })),
      deeds: rest.deeds.filter((action) =>
        holds(caller, action === "payBack" ? "money.refund" : "returns.decide"),
      ),
    },
  });
}
