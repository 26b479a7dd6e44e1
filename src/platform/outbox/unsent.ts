import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { changeEvent } from "../events/change-event.ts";
import { emit } from "../events/events.ts";
import type { Message } from "./message.ts";
import { triedFor } from "./next-try.ts";
import { countGivenUp, listUnsent, type OutboxRow, reviveMessages } from "./outbox-repository.ts";

/** A message that has not gone: to whom and why, and not a word of what is written in it. */
export interface UnsentMessage {
  readonly id: string;
  readonly kind: Message["kind"];
  readonly to: string;
  readonly since: number;
  readonly tries: number;
  readonly why: string | null;
  /** Nothing once it was given up. */
  readonly nextTryAt: number | null;
}

export type UnsentMessages = ReturnType<typeof createUnsentMessages>;

const messageChanged = changeEvent("message.changed@1");

export function createUnsentMessages({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The oldest first. */
    async list(most: number): Promise<UnsentMessage[]> {
      return (await listUnsent(db.read, most)).map(shown);
    },
    countGivenUp: (most: number) => countGivenUp(db.read, most),
    /** One of them, or all that were given up; gives how many are tried anew. */
    async sendAgain(by: string, id?: string): Promise<number> {
      const now = clock.now();
      return db.write(async (tx) => {
        const messages = await reviveMessages(tx, id, { now, giveUpAt: now + triedFor });
        const entry = { by, action: "retry messages", subject: id ?? "all", at: now };
        if (messages > 0) await emit(tx, messageChanged, { ...entry, after: { messages } });
        return messages;
      });
    },
  };
}

function shown({ id, kind, message, created_at, due_at, tries, why, dead }: OutboxRow): UnsentMessage {
  const { to } = JSON.parse(message) as Message;
  return { id, kind, to, since: created_at, tries, why, nextTryAt: dead === 1 ? null : due_at };
}
