import { failureCode } from "#contract/failures.ts";
import { failure, success } from "#contract/outcome.ts";
import { holds, type Right } from "#contract/rights.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Caller } from "#server/auth/caller.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { StaffAction } from "../rules/staff-actions.ts";

type Lists = ShopServices["checkout"]["orderLists"];
type OrderForOffice = NonNullable<Awaited<ReturnType<Lists["show"]>>>;

/** What each action asks for; the calls by these names say the same. */
const rightOf: Readonly<Record<StaffAction, Right>> = {
  pack: "orders.pack",
  send: "orders.send",
  makeReady: "orders.send",
  collect: "orders.move",
  correctNumber: "orders.send",
  handOver: "orders.move",
  complete: "orders.move",
  letComeBack: "orders.move",
  takeBack: "orders.move",
  stepBack: "orders.move",
  cancel: "orders.cancel",
  sendLink: "orders.enter",
  confirmCash: "orders.enter",
  refund: "money.refund",
  ask: "money.see",
  note: "orders.write",
  message: "orders.write",
  changeAddress: "orders.change",
  takeOut: "money.refund",
  changeChoice: "money.refund",
  addGoods: "orders.enter",
  giveDiscount: "money.refund",
};

/** One order, or that there is none. */
export async function showForOffice(shop: ShopServices, caller: Caller, typed: string, lang: Lang) {
  const order = await shop.checkout.orderLists.show(typed);
  if (!order) return failure("notFound");
  const undoUntil = await shop.checkout.fulfilment.undoableUntil(order.id, caller.userId);
  return success({ order: { ...(await shownOrder(shop, order, caller, lang)), undoUntil } });
}

async function shownOrder(shop: ShopServices, order: OrderForOffice, caller: Caller, lang: Lang) {
  const { userId, isErased, isGuests, money, notes, events, deeds: actions, ...rest } = order;
  const actors = [...events, ...notes, ...money.refunds].map(({ by }) => by);
  const actor = await actorsOf(shop, actors, userId);
  const words = textsOf(lang).refusals;
  return {
    ...rest,
    customer: { id: userId, isGone: isErased, isGuest: isGuests },
    notes: notes.map(({ by, ...note }) => ({ ...note, by: actor(by) })),
    money: { ...money, refunds: money.refunds.map(({ by, ...one }) => ({ ...one, by: actor(by) })) },
    tickets: await shop.tickets.office.ofOrder(order.number),
    events: events.map(({ by, ...event }) => ({ ...event, by: actor(by) })),
    deeds: actions
      .filter(({ deed: action }) => holds(caller, rightOf[action]))
      .map(({ deed: action, reason }) => ({
        deed: action,
        can: reason === null,
        reason: reason && failureCode(reason),
        why: reason && words[reason],
      })),
  };
}
