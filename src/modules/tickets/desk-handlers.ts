import { failure, type Outcome, success } from "#contract/outcome.ts";
import { holds } from "#contract/rights.ts";
import type { Caller } from "#server/auth/caller.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ticketDeskEndpoints } from "./desk-endpoints.ts";

export const ticketDeskHandlers: HandlersOf<typeof ticketDeskEndpoints> = {
  list: async ({ tickets }, _caller, wish) => success(await tickets.desk.list(wish)),

  async show(shop, caller, { id }) {
    const found = await shop.tickets.desk.show(id);
    if (!found) return failure("notFound");
    const { messages, userId, orderNumber, isOwnOrder, ...ticket } = found;
    const actor = await actorsOf(
      shop,
      messages.flatMap(({ author }) => author ?? []),
    );
    const asker = { kind: "customer" as const, name: null };
    return success({
      ticket: {
        ...ticket,
        customerId: holds(caller, "customers.see") ? userId : null,
        order: orderNumber
          ? { number: orderNumber, isOwn: isOwnOrder, canSee: holds(caller, "orders.see") }
          : null,
        messages: messages.map(({ author, ...one }) => ({ ...one, by: author ? actor(author) : asker })),
      },
    });
  },

  answer: async ({ tickets }, caller, { words, close, ...on }) =>
    told(await tickets.desk.answer(by(caller, on), words, close)),
  acknowledge: async ({ tickets }, caller, on) => told(await tickets.desk.acknowledge(by(caller, on))),
  note: async ({ tickets }, caller, { words, ...on }) => told(await tickets.desk.note(by(caller, on), words)),
  close: async ({ tickets }, caller, on) => told(await tickets.desk.close(by(caller, on))),
  reopen: async ({ tickets }, caller, on) => told(await tickets.desk.reopen(by(caller, on))),
};

function by({ userId: author }: Caller, on: { id: string; seen?: number | undefined }) {
  return { ...on, author };
}

function told(done: Outcome<void>) {
  return done.ok ? success({}) : done;
}
