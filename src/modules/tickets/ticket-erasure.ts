import { emptyAuditEntries } from "#platform/database/audit.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import * as rows from "./repository.ts";
import type { TicketParts } from "./ticket-parts.ts";

const batch = 200;
const most = 1_000;

/** All of it, the staff's notes too: it is kept of this person. */
export async function exportTickets(q: Reads | Tx, userId: string) {
  const tickets = await rows.ticketsOfUser(q, userId, most);
  const messages =
    tickets.length === 0
      ? []
      : await rows.messagesOf(
          q,
          tickets.map(({ id }) => id),
        );
  return tickets.map(({ id, number, kind, name, email, phone, order_number, state, created_at }) => ({
    number,
    kind,
    name,
    email,
    phone,
    order_number,
    state,
    created_at,
    messages: messages
      .filter(({ ticket_id }) => ticket_id === id)
      .map(({ kind: of, words, at }) => ({ kind: of, words, at })),
  }));
}

/** Of somebody who leaves: also what was written without signing in, from an address that is proved to be theirs. */
export async function forgetTickets(
  tx: Tx,
  { id: userId, email, phone }: { id: string; email: string | null; phone: string | null },
): Promise<void> {
  await erase(tx, await rows.ticketIdsOf(tx, { userId, email, phone }));
}

/** What has been closed for long, in pieces. */
export async function eraseTickets({ db, clock }: Pick<TicketParts, "db" | "clock">): Promise<void> {
  for (;;) {
    const due = await rows.closedBefore(db.read, clock.now() - closedTicketLife, batch);
    if (due.length === 0) return;
    await db.write((tx) => erase(tx, due));
    if (due.length < batch) return;
  }
}

async function erase(tx: Tx, ids: readonly string[]): Promise<void> {
  await emptyAuditEntries(tx, ids);
  await rows.deleteTickets(tx, ids);
}

const day = 86_400_000;

/** Two years: so long the Consumer Protection Act lets somebody complain of what happened. */
const closedTicketLife = (2 * 365 + 1) * day;
