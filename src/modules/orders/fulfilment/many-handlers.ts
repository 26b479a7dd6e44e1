import { failureCode } from "#contract/failures.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { holds } from "#contract/rights.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { stateOf } from "../rules/order-step.ts";
import type { manyOrdersEndpoints } from "./many-endpoints.ts";

export const manyOrdersHandlers: HandlersOf<typeof manyOrdersEndpoints> = {
  packMany: (shop, caller, { orders }, requestContext) =>
    manyDone(shop, orders, requestContext.lang, ({ id, seen }) =>
      shop.checkout.fulfilment.pack({ orderId: id, actor: caller.userId, seen }),
    ),
  undoMany: (shop, caller, { orders }, requestContext) =>
    manyDone(shop, orders, requestContext.lang, ({ id, seen }) =>
      shop.checkout.fulfilment.undo({ orderId: id, actor: caller.userId, seen }),
    ),
  sendMany: (shop, caller, { orders, carrier }, requestContext) =>
    manyDone(shop, orders, requestContext.lang, ({ id, seen, ...parcel }) =>
      shop.checkout.fulfilment.send({ orderId: id, actor: caller.userId, seen }, { carrier, ...parcel }),
    ),
  nextMany: (shop, caller, { orders }, requestContext) =>
    manyDone(shop, orders, requestContext.lang, ({ id, seen }) =>
      shop.checkout.fulfilment.next({ orderId: id, actor: caller.userId, seen }, (right) =>
        holds(caller, right),
      ),
    ),
};

/** So many at once: each has a transaction of its own, so that one that is refused stops no other. */
const together = 4;

/** One answer for each order, in the order of asking. */
async function manyDone<Request extends { readonly id: string }>(
  { checkout }: ShopServices,
  requests: readonly Request[],
  lang: Lang,
  action: (request: Request) => Promise<Outcome<OrderRecord>>,
) {
  const words = textsOf(lang);
  const ids = await checkout.orderLists.idsOf(requests.map(({ id }) => id));
  const done: Answer[] = [];
  const next = requests.entries();
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (const [at, request] of next) {
        const id = ids.get(request.id);
        const result = id === undefined ? failure("notFound") : await action({ ...request, id });
        done[at] = answerOf(
          request.id,
          result,
          result.ok ? words.answers.here : words.refusals[result.reason],
        );
      }
    }),
  );
  const count = done.filter(({ isDone }) => isDone).length;
  return success({ message: words.answers.office.done(count, requests.length), done });
}

type Answer = ReturnType<typeof answerOf>;

function answerOf(id: string, result: Outcome<OrderRecord>, message: string) {
  return {
    id,
    isDone: result.ok,
    number: result.ok ? result.value.number : null,
    state: result.ok ? stateOf(result.value) : null,
    version: result.ok ? result.value.version : null,
    error: result.ok ? null : failureCode(result.reason),
    message,
  };
}
