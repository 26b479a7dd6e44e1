import type { Clock } from "../clock.ts";
import type { Database, Tx } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
import { newId } from "../ids.ts";
import type { Log } from "../log.ts";
import { type Carriers, carry, type Message } from "./message.ts";

declare module "../database/database.ts" {
  interface Tables {
    outbox: OutboxRow;
  }
}

interface OutboxRow {
  id: string;
  kind: Message["kind"];
  message: string;
  due_at: number;
  tries: number;
  dead: number;
  created_at: number;
}

const inserting = prepared((q, row: OutboxRow) => q.insertInto("outbox").values({ ...row }));

const batch = 40;
/** So many of a batch at once: what a killed process may have sent without noting it. */
const together = 8;
const mostTries = 10;
/** While one process sends a batch, the others leave it alone for this long. */
const claim = 120_000;

export interface Outbox {
  /** Sent when the transaction has been committed, even if the process dies in between. */
  queue(tx: Tx, message: Message): Promise<void>;
  /** Sent now and kept nowhere: for messages that carry a secret, which no table may hold. */
  sendSecret(message: Message): Promise<void>;
  /** Sends what is due; gives how many. */
  deliver(): Promise<number>;
}

export function createOutbox({
  db,
  clock,
  carriers,
  log,
}: {
  db: Database;
  clock: Clock;
  carriers: Carriers;
  log: Log;
}): Outbox {
  return {
    async queue(tx, message) {
      const now = clock.now();
      await inserting(tx, {
        id: newId(now),
        kind: message.kind,
        message: JSON.stringify(message),
        due_at: now,
        tries: 0,
        dead: 0,
        created_at: now,
      });
    },
    sendSecret: (message) => carry(carriers, newId(clock.now()), message),
    async deliver() {
      let sent = 0;
      for (;;) {
        const rows = await claimDue(db, clock.now());
        const next = rows.values();
        await Promise.all(
          Array.from({ length: together }, async () => {
            for (const row of next) if (await sendOne(row)) sent++;
          }),
        );
        if (rows.length < batch) return sent;
      }
    },
  };

  async function sendOne(row: OutboxRow): Promise<boolean> {
    try {
      await carry(carriers, row.id, JSON.parse(row.message) as Message);
    } catch (error) {
      log.warn({ message: row.id, tries: row.tries, err: (error as Error).message }, "message not sent");
      await postpone(db, row, clock.now());
      return false;
    }
    await db.write((tx) => tx.deleteFrom("outbox").where("id", "=", row.id).execute());
    return true;
  }
}

/** The oldest that are due, for this process alone: whoever updates a row first moves it out of the others' sight. */
async function claimDue(db: Database, now: number): Promise<OutboxRow[]> {
  const due = await db.read
    .selectFrom("outbox")
    .select("id")
    .where("dead", "=", 0)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(batch)
    .execute();
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return db.write((tx) =>
    tx
      .updateTable("outbox")
      .set((eb) => ({ due_at: now + claim, tries: eb("tries", "+", 1) }))
      .where("id", "in", ids)
      .where("due_at", "<=", now)
      .returningAll()
      .execute(),
  );
}

async function postpone(db: Database, row: OutboxRow, now: number): Promise<void> {
  const delay = Math.min(3_600_000, 2 ** row.tries * 1_000);
  await db.write((tx) =>
    tx
      .updateTable("outbox")
      .set({ due_at: now + delay, dead: row.tries >= mostTries ? 1 : 0 })
      .where("id", "=", row.id)
      .execute(),
  );
}
