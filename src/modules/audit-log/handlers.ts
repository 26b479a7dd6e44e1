import { success } from "#contract/outcome.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { logEndpoints } from "./endpoints.ts";

export const logHandlers: HandlersOf<typeof logEndpoints> = {
  async list(shop, _caller, { by, subject, day, cursor }) {
    const thing = subject && ((await shop.checkout.orderLists.idOf(subject)) ?? subject);
    const { deeds: entries, next } = await shop.checkout.orderLists.log({ by, subject: thing, day, cursor });
    const actor = await actorsOf(
      shop,
      entries.map(({ user_id }) => user_id),
    );
    const facts = (text: string | null) =>
      text === null ? null : (JSON.parse(text) as Record<string, unknown>);
    return success({
      deeds: entries.map(({ id, user_id: byId, action, subject: of, number, before, after, at }) => ({
        id,
        by: actor(byId),
        byId,
        action,
        subject: of,
        number,
        before: facts(before),
        after: facts(after),
        at,
      })),
      next,
      people: await shop.accounts.staffInLog(),
    });
  },
};
