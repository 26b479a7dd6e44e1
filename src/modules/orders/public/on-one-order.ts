import { failure, type Outcome } from "#contract/outcome.ts";
import type { Caller, RequestContext } from "#server/auth/caller.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import { unsureUpTo } from "#server/handlers/unsure-up-to.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { showForOffice } from "../order-lists/office-views.ts";

type Fulfilment = ShopServices["checkout"]["fulfilment"];
type ActionBy = { readonly orderId: string; readonly actor: string; readonly unsureUpTo: number | undefined };

/** Does it to the order that is named in any way, and shows what became of it. */
export async function onOne(
  shop: ShopServices,
  caller: Caller,
  typed: string,
  { lang }: RequestContext,
  action: (fulfilment: Fulfilment, by: ActionBy) => Promise<Outcome<unknown>>,
) {
  const { fulfilment, orderLists } = shop.checkout;
  const orderId = await orderLists.idOf(typed);
  if (orderId === undefined) return failure("notFound");
  const done = await action(fulfilment, {
    orderId,
    actor: caller.userId,
    unsureUpTo: unsureUpTo(shop, caller),
  });
  if (done.ok) return showForOffice(shop, caller, orderId, lang);
  return done.reason === "orderChanged" ? withFreshState(shop, caller, orderId, done, lang) : done;
}

/** With the order as it is now, for who may see orders. */
async function withFreshState(
  shop: ShopServices,
  caller: Caller,
  orderId: string,
  refused: Extract<Outcome<unknown>, { ok: false }>,
  lang: RequestContext["lang"],
) {
  const { done, ...data } = refused.data as {
    done: { deed: string; by: string; note: string | null; at: number }[];
  };
  const shown = await showForOffice(shop, caller, orderId, lang);
  const record = await shop.checkout.orderLists.customerOf(orderId);
  const actor = await actorsOf(
    shop,
    done.map(({ by }) => by),
    record,
  );
  const since = done.map(({ deed: action, by, note, at }) => ({
    deed: action,
    by: actor(by),
    note,
    at,
  }));
  return { ...refused, data: { ...data, done: since, ...(shown.ok && shown.value) } };
}

/** A program says it in a header, a form in a field. */
export function keyOf(typed: string | undefined, { idempotencyKey }: RequestContext): string | null {
  const key = idempotencyKey ?? typed;
  return key === undefined || key === "" || key.length > 255 ? null : key;
}
