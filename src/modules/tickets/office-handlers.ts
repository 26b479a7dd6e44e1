import { failure, type Outcome, success } from "#contract/outcome.ts";
import { holds } from "#contract/rights.ts";
import { csvLine } from "#modules/invoices/rules/csv-line.ts";
import { streamOf } from "#platform/stream-of.ts";
import type { Caller } from "#server/auth/caller.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { ticketOfficeEndpoints } from "./office-endpoints.ts";

export const ticketOfficeHandlers: HandlersOf<typeof ticketOfficeEndpoints> = {
  list: async ({ tickets }, _caller, filter) => success(await tickets.office.list(filter)),

  async show(shop, caller, { id }) {
    const found = await shop.tickets.office.show(id);
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
        customerId: userId,
        order: orderNumber
          ? { number: orderNumber, isOwn: isOwnOrder, canSee: holds(caller, "orders.see") }
          : null,
        messages: messages.map(({ author, ...one }) => ({ ...one, by: author ? actor(author) : asker })),
      },
    });
  },

  async file(shop, { userId }) {
    await shop.accounts.noteExport(userId, "download messages");
    return success({ file: { name: "messages.csv", body: streamOf(messageLines(shop)) } });
  },

  answer: async ({ tickets }, caller, { words, close, ...on }) =>
    told(await tickets.office.answer(by(caller, on), words, close)),
  acknowledge: async ({ tickets }, caller, on) => told(await tickets.office.acknowledge(by(caller, on))),
  note: async ({ tickets }, caller, { words, ...on }) =>
    told(await tickets.office.note(by(caller, on), words)),
  close: async ({ tickets }, caller, on) => told(await tickets.office.close(by(caller, on))),
  reopen: async ({ tickets }, caller, on) => told(await tickets.office.reopen(by(caller, on))),
};

function by({ userId: author }: Caller, on: { id: string; seen?: number | undefined }) {
  return { ...on, author };
}

function told(done: Outcome<void>) {
  return done.ok ? success({}) : done;
}

async function* messageLines({ tickets }: ShopServices): AsyncGenerator<string> {
  yield csvLine(["Number", "Subject", "State", "Name", "Email", "Phone", "Order", "When", "From", "Words"]);
  for await (const messages of tickets.office.allMessages())
    yield messages
      .map(({ number, kind, state, name, email, phone, orderNumber, at, from, words }) =>
        csvLine([
          number,
          kind,
          state,
          name,
          email,
          phone,
          orderNumber,
          new Date(at).toISOString(),
          from,
          words,
        ]),
      )
      .join("");
}
