import type { TicketMessageRow, TicketRow } from "./repository.ts";
import { acknowledgeBy, resolveBy } from "./rules/clocks.ts";
import { clockNow } from "./ticket-clock.ts";

/** What whoever holds the link may read: no note, and of the staff no name. */
export function publicTicket(ticket: TicketRow, messages: readonly TicketMessageRow[]) {
  const { number, kind, state, created_at: createdAt, order_number: orderNumber, email } = ticket;
  return {
    number,
    kind,
    state,
    createdAt,
    orderNumber,
    hearsByMail: email !== null,
    law: kind === "grievance" ? lawOf(ticket) : null,
    messages: messages
      .filter(({ kind: of }) => of !== "note")
      .map(({ kind: of, words, at }) => ({
        from: of === "words" ? ("you" as const) : ("shop" as const),
        words,
        at,
      })),
  };
}

export function ownView(ticket: TicketRow, token: string) {
  const { number, kind, state, changed_at: changedAt } = ticket;
  return { number, kind, state, changedAt, token };
}

/** Of one in the list of the staff. */
export function cardView(ticket: TicketRow, lastWords: string) {
  return { ...briefView(ticket), words: lastWords };
}

export function officeView(ticket: TicketRow, messages: readonly TicketMessageRow[]) {
  const { kind, lang, email, phone, version } = ticket;
  return {
    ...briefView(ticket),
    lang,
    email,
    phone,
    version,
    userId: ticket.user_id,
    orderNumber: ticket.order_number,
    isOwnOrder: ticket.order_id !== null,
    law: kind === "grievance" ? lawOf(ticket) : null,
    messages: messages.map(({ kind: of, words, author, at }) => ({ kind: of, words, author, at })),
  };
}

function briefView(ticket: TicketRow) {
  const { id, number, kind, state, name, changed_at: changedAt, created_at: createdAt } = ticket;
  return { id, number, kind, state, name, createdAt, changedAt, clock: clockNow(ticket) };
}

function lawOf({ since, acknowledged_at: acknowledgedAt }: TicketRow) {
  return { acknowledgeBy: acknowledgeBy(since), acknowledgedAt, resolveBy: resolveBy(since) };
}
