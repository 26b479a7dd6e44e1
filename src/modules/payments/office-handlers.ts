import { parseRupees } from "#contract/format/money.ts";
import { failure, success } from "#contract/outcome.ts";
import { keyOf, onOne } from "#modules/orders/public/on-one-order.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { paymentOfficeEndpoints } from "./office-endpoints.ts";

export const paymentOfficeHandlers: HandlersOf<typeof paymentOfficeEndpoints> = {
  async tasks({ checkout: { orderLists } }) {
    const [tasks, latest] = await Promise.all([orderLists.tasks(), orderLists.latestPayments()]);
    return success({ tasks, latest });
  },

  refund(shop, caller, { id, seen, sum, paise, rupees, key: typed, ...request }, requestContext) {
    const key = keyOf(typed, requestContext);
    if (key === null) return failure("fieldRequired", { field: "key" });
    const amount = paise ?? parseRupees(rupees ?? "");
    if (sum === "amount" && !amount) return failure("fieldRequired", { field: "rupees" });
    if (sum === "goods" && !request.goods) return failure("fieldRequired", { field: "goods" });
    return onOne(shop, caller, id, requestContext, (_desk, by) =>
      shop.checkout.refund({
        ...by,
        ...request,
        seen,
        key,
        sum: sum === "amount" ? (amount ?? 0) : sum,
      }),
    );
  },

  async retry({ checkout }, { userId: actor }, { id, key }, requestContext) {
    const asked = await checkout.retryRefund(id, { actor, once: keyOf(key, requestContext) ?? undefined });
    return asked.ok ? success({}) : asked;
  },

  async byHand({ checkout }, { userId }, { id, reference }) {
    const noted = await checkout.noteGivenByHand(id, reference, userId);
    return noted.ok ? success({}) : noted;
  },

  ask: (shop, caller, { id, seen }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) => fulfilment.askNow({ ...by, seen })),
};
