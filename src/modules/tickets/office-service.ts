import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { mostCounted } from "#contract/format/counted.ts";
import type { Needs } from "#contract/needs.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import { ticketChanged } from "./events.ts";
import * as rows from "./repository.ts";
import { type TicketState, ticketStates } from "./rules/ticket.ts";
import { readTicketNumber } from "./rules/ticket-number.ts";
import { clockOf } from "./ticket-clock.ts";
import { tellAcknowledged, tellAnswer, tellClosed } from "./ticket-letters.ts";
import type { TicketParts } from "./ticket-parts.ts";
import { cardView, officeView } from "./ticket-views.ts";

const pageSize = 25;
/** Of what was looked for: whoever has written more often is found by number. */
const mostFound = 50;
const mostOfOrder = 20;
const exportSize = 200;

interface TicketListQuery {
  readonly state: TicketState;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Of an action: which ticket, as it was seen, by whom. */
export interface OnTicket {
  readonly id: string;
  readonly seen?: number | undefined;
  readonly author: string;
}

/** Tickets as the staff see them, and what they do to them. */
export function createTicketsOffice(parts: TicketParts) {
  const { db, clock } = parts;

  return {
    /** Those that name an order, the newest first. */
    async ofOrder(order: string) {
      const found = await rows.ticketsOfOrder(db.read, order, mostOfOrder);
      const words = await lastWords(found);
      return found.map(({ id, created_at: askedAt, ...ticket }) => ({
        ...ticket,
        words: words(id),
        askedAt,
      }));
    },

    async list({ state, search, cursor }: TicketListQuery) {
      if (search) return { ...(await matching(search)), next: null, counts: await counts() };
      const [at, id] = readCursor(cursor, 2) ?? [];
      const after = typeof at === "number" && typeof id === "string" ? { at, id } : undefined;
      const found =
        state === "waiting"
          ? await rows.listByClock(db.read, pageSize + 1, after)
          : await rows.listByChange(db.read, state, pageSize + 1, after);
      const shown = found.slice(0, pageSize);
      const last = shown.at(-1);
      const by = last && (state === "waiting" ? (last.due_at ?? 0) : last.changed_at);
      const words = await lastWords(shown);
      return {
        tickets: shown.map((ticket) => cardView(ticket, words(ticket.id))),
        next: found.length > pageSize && last && by !== undefined ? cursorOf([by, last.id]) : null,
        counts: await counts(),
      };
    },

    async show(typed: string) {
      const number = readTicketNumber(typed);
      const ticket = await rows.findTicket(db.read, number === undefined ? { id: typed } : { number });
      return ticket && officeView(ticket, await rows.messagesOf(db.read, [ticket.id]));
    },

    /** All that was ever written, the oldest ticket first, some at a time. */
    async *allMessages() {
      let after = "";
      for (;;) {
        const found = await rows.ticketsAfter(db.read, after, exportSize);
        const last = found.at(-1);
        if (!last) return;
        const byId = new Map(found.map((ticket) => [ticket.id, ticket]));
        const messages = await rows.messagesOf(db.read, [...byId.keys()]);
        yield messages.flatMap(({ ticket_id, kind: from, words, at }) => {
          const ticket = byId.get(ticket_id);
          if (!ticket) return [];
          const { number, kind, state, name, email, phone, order_number: orderNumber } = ticket;
          return [{ number, kind, state, name, email, phone, orderNumber, from, words, at }];
        });
        after = last.id;
      }
    },

    /** What needs somebody: how many wait, and of how many grievances the clock is near. */
    async needs(): Promise<Needs> {
      const [message, grievance] = await Promise.all([
        rows.countState(db.read, "waiting", mostCounted),
        rows.countNear(db.read, clock.now(), mostCounted),
      ]);
      return { message, grievance };
    },

    answer: (on: OnTicket, words: string, isClosing: boolean) =>
      change(on, "answer message", async (tx, ticket, now) => {
        await insert(tx, ticket, { kind: "answer", words, author: on.author });
        await tellAnswer(parts, tx, ticket, words);
        return {
          change: {
            state: isClosing ? "closed" : "answered",
            acknowledged_at: ticket.acknowledged_at ?? now,
          },
          after: { words },
        };
      }),

    acknowledge: (on: OnTicket) =>
      change(on, "acknowledge complaint", async (tx, ticket, now) => {
        if (ticket.kind !== "grievance" || ticket.acknowledged_at !== null) return "changed";
        await tellAcknowledged(parts, tx, ticket);
        return { change: { acknowledged_at: now } };
      }),

    note: (on: OnTicket, words: string) =>
      change(on, "note on message", async (tx, ticket) => {
        await insert(tx, ticket, { kind: "note", words, author: on.author });
        return { change: {}, after: { words } };
      }),

    close: (on: OnTicket) =>
      change(on, "close message", async (tx, ticket) => {
        if (ticket.state === "closed") return "changed";
        await tellClosed(parts, tx, ticket);
        return { change: { state: "closed" } };
      }),

    reopen: (on: OnTicket) =>
      change(on, "reopen message", async (_tx, ticket, now) => {
        if (ticket.state !== "closed") return "changed";
        return { change: { state: "waiting", since: now, waiting_since: now, acknowledged_at: null } };
      }),
  };

  async function change(
    { id, seen, author }: OnTicket,
    action: string,
    work: (tx: Tx, ticket: rows.TicketRow, now: number) => Promise<Done | "changed">,
  ): Promise<Outcome<void>> {
    return db.write(async (tx): Promise<Outcome<void>> => {
      const before = await rows.takeTicket(tx, id, seen);
      if (!before) return failure((await rows.findTicket(tx, { id })) ? "messageChanged" : "notFound");
      const now = clock.now();
      const done = await work(tx, before, now);
      if (done === "changed") return failure("messageChanged");
      const after = { ...before, ...done.change, changed_at: now };
      await rows.updateTicket(tx, id, { ...done.change, changed_at: now, ...clockOf(after) });
      await emit(tx, ticketChanged, {
        by: author,
        action,
        subject: id,
        before: { number: before.number, state: before.state },
        after: { state: after.state, ...done.after },
        at: now,
      });
      return success(undefined);
    });
  }

  function insert(
    tx: Tx,
    { id }: rows.TicketRow,
    said: Pick<rows.TicketMessageRow, "kind" | "words" | "author">,
  ) {
    const at = clock.now();
    return rows.insertTicketMessage(tx, { id: newId(at), ticket_id: id, ...said, at });
  }

  async function lastWords(tickets: readonly Pick<rows.TicketRow, "id">[]): Promise<(id: string) => string> {
    const said =
      tickets.length === 0
        ? []
        : await rows.lastWordsOf(
            db.read,
            tickets.map(({ id }) => id),
          );
    const byTicket = new Map(said.map(({ ticket_id, words }) => [ticket_id, words]));
    return (id) => byTicket.get(id) ?? "";
  }

  /** By the number that is told on the phone, or by who wrote, or the order that was named. */
  async function matching(typed: string) {
    const found = await rows.searchTickets(
      db.read,
      {
        number: readTicketNumber(typed),
        email: parts.readEmail(typed),
        phone: parts.readPhone(typed),
        order: typed.toUpperCase(),
      },
      mostFound,
    );
    const words = await lastWords(found);
    return { tickets: found.map((ticket) => cardView(ticket, words(ticket.id))) };
  }

  async function counts() {
    const [waiting, answered, closed] = await Promise.all(
      ticketStates.map((state) => rows.countState(db.read, state, mostCounted)),
    );
    const none = { count: 0, isMore: false };
    return { waiting: waiting ?? none, answered: answered ?? none, closed: closed ?? none };
  }
}

interface Done {
  readonly change: Partial<rows.TicketRow>;
  readonly after?: object;
}
