import type { Clock } from "../clock.ts";
import type { Database, Tx } from "../database/database.ts";
import { addToValue, readValues } from "../database/key-values.ts";
import { newId } from "../ids.ts";
import type { Log } from "../log.ts";
import { type Message, type Messengers, sendBy } from "./message.ts";
import { nextTry, triedFor } from "./next-try.ts";
import * as rows from "./outbox-repository.ts";
import { createSecretMessages } from "./secret-messages.ts";

const batch = 40;
/** Sent side by side. A process that is killed may have sent as many without deleting their rows. */
const together = 8;
/** While one process sends a batch, the others leave it alone for this long. */
const claimMs = 120_000;
/** What was given up may be sent again for this long; then nothing of the person is left here. */
export const oldMessages = 30 * 24 * 3_600_000;
const sentPrefix = "sent_";

type Kind = Message["kind"];

export interface OutboxFigures {
  /** Since the shop was opened for the first time, by all processes. */
  readonly sent: Readonly<Record<Kind, number>>;
  readonly waiting: Readonly<Record<Kind, number>>;
  readonly givenUp: Readonly<Record<Kind, number>>;
  readonly oldestWaitingMs: number;
}

export interface QueueLimits {
  readonly usefulUntil?: number;
  /** Milliseconds to wait, in which it may be withdrawn. */
  readonly waitMs?: number;
  readonly about?: string;
  readonly step?: number;
}

/**
 * The transactional outbox: a message is a row of the transaction that causes it, and is sent later, until it went.
 */
export interface Outbox {
  /** Sent when the transaction has been committed, even if the process dies in between; dropped once it is of no use. */
  queue(tx: Tx, message: Message, limits?: QueueLimits): Promise<void>;
  /** Many at once. */
  queueAll(tx: Tx, messages: readonly Message[], limits?: QueueLimits): Promise<void>;
  /** What waits and is not so any more; gives how many went, and how many were begun to be sent. */
  withdraw(tx: Tx, of: rows.About): Promise<{ readonly withdrawn: number; readonly begun: number }>;
  /** Whatever waits for this address or number, or was given up, goes unsent. */
  forget(tx: Tx, to: string): Promise<void>;
  /** Sent now and kept nowhere: for messages that carry a secret, which no table may hold. */
  sendSecret(message: Message): Promise<void>;
  /** A secret that no request waits for: what fails is kept in memory and tried again by `deliver` until then. */
  sendSecretUntil(message: Message, until: number): Promise<void>;
  /** Sends what is due; gives how many. */
  deliver(): Promise<number>;
  figures(): Promise<OutboxFigures>;
  /** Forgets what was given up long ago. */
  tidy(): Promise<void>;
}

export function createOutbox({
  db,
  clock,
  messengers,
  log,
}: {
  db: Database;
  clock: Clock;
  messengers: Messengers;
  log: Log;
}): Outbox {
  const sentOf = noneOf();
  const send = async (id: string, message: Message): Promise<void> => {
    await sendBy(messengers, id, message);
    sentOf[message.kind]++;
  };
  const secrets = createSecretMessages({ clock, log, send });

  return {
    async queue(tx, message, limits) {
      await rows.insertMessage(tx, rowOf(message, limits));
    },
    async queueAll(tx, messages, limits) {
      if (messages.length > 0)
        await rows.insertMessages(
          tx,
          messages.map((one) => rowOf(one, limits)),
        );
    },
    withdraw: rows.withdrawMessages,
    async forget(tx, to) {
      await rows.deleteMessagesTo(tx, to);
      secrets.forget(to);
    },
    sendSecret: (message) => send(newId(clock.now()), message),
    sendSecretUntil: secrets.sendUntil,
    async deliver() {
      let sent = await secrets.deliver();
      for (;;) {
        const due = await rows.claimDue(db, clock.now(), { limit: batch, claimMs });
        const next = due.values();
        await Promise.all(
          Array.from({ length: together }, async () => {
            for (const row of next) if (await sendOne(row)) sent++;
          }),
        );
        if (due.length < batch) break;
      }
      await countSent();
      return sent;
    },
    async figures() {
      const [sent, unsent] = await Promise.all([readValues(db.read, sentPrefix), rows.countUnsent(db.read)]);
      const count = (dead: number) => {
        const of = (kind: Kind) =>
          Number(unsent.find((row) => row.kind === kind && row.dead === dead)?.total ?? 0);
        return { mail: of("mail"), sms: of("sms"), push: of("push") };
      };
      const waitingSince = unsent.filter(({ dead }) => dead === 0).map(({ oldest }) => Number(oldest));
      return {
        sent: { ...noneOf(), ...sent },
        waiting: count(0),
        givenUp: count(1),
        oldestWaitingMs: Math.max(0, clock.now() - Math.min(clock.now(), ...waitingSince)),
      };
    },
    async tidy() {
      const gone = await db.write((tx) => rows.deleteGivenUp(tx, clock.now() - oldMessages));
      if (gone > 0) log.info({ messages: gone }, "messages given up a month ago were forgotten");
    },
  };

  function rowOf(
    message: Message,
    { usefulUntil, waitMs = 0, about, step }: QueueLimits = {},
  ): rows.OutboxRow {
    const now = clock.now();
    return {
      id: newId(now),
      kind: message.kind,
      message: JSON.stringify(message),
      due_at: now + waitMs,
      tries: 0,
      dead: 0,
      created_at: now,
      give_up_at: now + triedFor,
      useful_until: usefulUntil ?? null,
      why: null,
      about: about ?? null,
      about_step: step ?? null,
    };
  }

  async function sendOne(row: rows.OutboxRow): Promise<boolean> {
    const message = JSON.parse(row.message) as Message;
    const isUseless = row.useful_until !== null && row.useful_until <= clock.now();
    try {
      if (!isUseless) await send(row.id, message);
    } catch (error) {
      await postpone(row, whyOf(error, message));
      return false;
    }
    if (isUseless) log.info({ message: row.id, kind: row.kind }, "a message lost its use and was dropped");
    await db.write((tx) => rows.deleteMessage(tx, row.id));
    return !isUseless;
  }

  async function postpone(row: rows.OutboxRow, why: string): Promise<void> {
    const now = clock.now();
    const isOver = now >= row.give_up_at;
    const told = { message: row.id, kind: row.kind, tries: row.tries, err: why };
    if (isOver) log.warn(told, "message given up; npm run staff -- messages");
    else log[row.tries === 1 ? "warn" : "info"](told, "message not sent; it is tried again");
    const due = nextTry(row.tries, now, row.give_up_at);
    await db.write((tx) => rows.updateMessage(tx, row.id, { due_at: due, dead: isOver ? 1 : 0, why }));
  }

  /** One number for each kind, for all processes together. */
  async function countSent(): Promise<void> {
    const counted = Object.entries(sentOf).filter(([, count]) => count > 0);
    if (counted.length === 0) return;
    Object.assign(sentOf, noneOf());
    await db.write(async (tx) => {
      for (const [kind, count] of counted) await addToValue(tx, sentPrefix + kind, count);
    });
  }
}

function noneOf(): Record<Kind, number> {
  return { mail: 0, sms: 0, push: 0 };
}

/** A mail server repeats the address in its refusal; the log and the lists need it only once, or not at all. */
function whyOf(error: unknown, { to }: Message): string {
  return (error as Error).message.replaceAll(to, "[address]").slice(0, 500);
}
