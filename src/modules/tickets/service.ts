import { randomBytes } from "node:crypto";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import { type Limit, takeTry } from "#platform/limits/limits.ts";
import { networkOf } from "#platform/network-of.ts";
import { readSignedId } from "#platform/signed-id.ts";
import { ticketOpened } from "./events.ts";
import { createTicketsOffice } from "./office-service.ts";
import * as rows from "./repository.ts";
import type { TicketKind } from "./rules/ticket.ts";
import { ticketNumber } from "./rules/ticket-number.ts";
import { clockOf } from "./ticket-clock.ts";
import { eraseTickets, exportTickets, forgetTickets } from "./ticket-erasure.ts";
import { tellArrived, ticketToken } from "./ticket-letters.ts";
import { ticketLimits } from "./ticket-limits.ts";
import type { TicketParts } from "./ticket-parts.ts";
import { ownView, publicTicket } from "./ticket-views.ts";

export type TicketsService = ReturnType<typeof createTicketsService>;

export interface OpenTicketInput {
  readonly kind: TicketKind;
  readonly name: string;
  /** A mail address or a phone number. */
  readonly reach: string;
  readonly words: string;
  readonly orderNumber: string | null;
  /** Only of an order that is the writer's own. */
  readonly orderId: string | null;
}

export interface Writer {
  readonly lang: Lang;
  /** The network address, for the limit. */
  readonly address: string;
  readonly userId: string | null;
}

export interface HeardByPhone {
  readonly phone: string;
  readonly name: string;
  readonly words: string;
  readonly lang: Lang;
  /** What they wrote lately. */
  readonly ticketId: string | undefined;
}

const mostOwn = 50;

/** What people ask the shop: written by anybody, read by whoever holds its link. */
export function createTicketsService(parts: TicketParts) {
  const { db, clock, readEmail, readPhone } = parts;

  return {
    office: createTicketsOffice(parts),

    async ask(input: OpenTicketInput, writer: Writer): Promise<Outcome<{ number: string; token: string }>> {
      const email = readEmail(input.reach) ?? null;
      const phone = email === null ? (readPhone(input.reach) ?? null) : null;
      const reach = email ?? phone;
      if (reach === null) return failure("reachUnusable", { field: "reach" });
      return db.write(async (tx) => {
        const network = networkOf(writer.address);
        const wait = await waitOf(tx, ticketLimits.from(network), ticketLimits.by(reach, network));
        if (wait !== undefined) return failure("tooMany", { retryAfter: wait });
        const ticket = await insertNew(tx, input, { writer, email, phone });
        await rows.insertTicketMessage(tx, wordsOf(ticket, input.words));
        await tellArrived(parts, tx, ticket);
        const { number, kind } = ticket;
        await emit(tx, ticketOpened, { kind, number, by: writer.userId ?? "" });
        return success({ number: ticket.number, token: ticketToken(parts, ticket.id) });
      });
    },

    /** By the link, of which nobody can guess another. */
    async byToken(token: string) {
      const id = idOf(token);
      const ticket = id && (await rows.findTicket(db.read, { id }));
      return ticket ? publicTicket(ticket, await rows.messagesOf(db.read, [ticket.id])) : undefined;
    },

    /** More words of whoever asked; what was closed is open again. */
    async write(token: string, words: string, { address }: Pick<Writer, "address">): Promise<Outcome<void>> {
      const id = idOf(token);
      if (id === undefined) return failure("notFound");
      return db.write(async (tx) => {
        const limits = [ticketLimits.from(`words ${networkOf(address)}`), ticketLimits.wordsOn(id)];
        const wait = await waitOf(tx, ...limits);
        if (wait !== undefined) return failure("tooMany", { retryAfter: wait });
        const ticket = await rows.takeTicket(tx, id);
        if (!ticket) return failure("notFound");
        await goOn(tx, ticket, words);
        return success(undefined);
      });
    },

    /** By a messenger that knows whose number it is; gives the ticket, with which more of their words go on. */
    async hear(tx: Tx, { phone, name, words, lang, ticketId }: HeardByPhone): Promise<string | undefined> {
      if ((await waitOf(tx, ticketLimits.byChat(phone))) !== undefined) return ticketId;
      const ticket = ticketId && (await rows.takeTicket(tx, ticketId));
      if (ticket) {
        await goOn(tx, ticket, words);
        return ticket.id;
      }
      const input = { kind: "question" as const, name, orderNumber: null, orderId: null };
      const opened = await insertNew(tx, input, { writer: { lang, userId: null }, email: null, phone });
      await rows.insertTicketMessage(tx, wordsOf(opened, words));
      await emit(tx, ticketOpened, { kind: opened.kind, number: opened.number, by: "" });
      return opened.id;
    },

    async ofUser(userId: string) {
      const own = await rows.ticketsOfUser(db.read, userId, mostOwn);
      return own.map((ticket) => ownView(ticket, ticketToken(parts, ticket.id)));
    },

    exportOf: (q: Reads | Tx, userId: string) => exportTickets(q, userId),
    forget: forgetTickets,
    runJob: () => eraseTickets(parts),
  };

  function idOf(token: string): string | undefined {
    return readSignedId({ key: parts.linkKey, purpose: "ticket" }, token);
  }

  /** What was closed is open again. */
  async function goOn(tx: Tx, ticket: rows.TicketRow, words: string): Promise<void> {
    const now = clock.now();
    await rows.insertTicketMessage(tx, wordsOf(ticket, words));
    const isReopened = ticket.state === "closed";
    const change = {
      state: "waiting" as const,
      changed_at: now,
      waiting_since: ticket.state === "waiting" ? ticket.waiting_since : now,
      ...(isReopened && { since: now, acknowledged_at: null }),
    };
    await rows.updateTicket(tx, ticket.id, { ...change, ...clockOf({ ...ticket, ...change }) });
  }

  /** Seconds, where one of them is over. */
  async function waitOf(tx: Tx, ...limits: readonly Limit[]): Promise<number | undefined> {
    for (const limit of limits) {
      const wait = await takeTry(tx, limit, clock.now());
      if (wait !== undefined) return Math.ceil(wait / 1_000);
    }
    return undefined;
  }

  async function insertNew(
    tx: Tx,
    { kind, name, orderNumber, orderId }: Omit<OpenTicketInput, "reach" | "words">,
    {
      writer,
      email,
      phone,
    }: { writer: Pick<Writer, "lang" | "userId">; email: string | null; phone: string | null },
  ): Promise<rows.TicketRow> {
    const now = clock.now();
    const times = { kind, state: "waiting" as const, since: now, waiting_since: now, acknowledged_at: null };
    const draft = {
      ...times,
      ...clockOf(times),
      id: newId(now),
      lang: writer.lang,
      name,
      email,
      phone,
      user_id: writer.userId,
      order_number: orderNumber,
      order_id: orderId,
      version: 1,
      created_at: now,
      changed_at: now,
    };
    for (;;) {
      const ticket = { ...draft, number: ticketNumber(randomBytes(6)) };
      if (await rows.insertTicket(tx, ticket)) return ticket;
    }
  }

  function wordsOf({ id }: rows.TicketRow, words: string): rows.TicketMessageRow {
    const at = clock.now();
    return { id: newId(at), ticket_id: id, kind: "words", author: null, words, at };
  }
}
