import type { Clock } from "../clock.ts";
import type { Database, Tx } from "../database/database.ts";
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

const batch = 50;
const mostTries = 10;
/** While one process sends a message, the others leave it alone for this long. */
const claim = 60_000;

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
      await tx
        .insertInto("outbox")
        .values({
          id: newId(now),
          kind: message.kind,
          message: JSON.stringify(message),
          due_at: now,
          tries: 0,
          dead: 0,
          created_at: now,
        })
        .execute();
    },
    sendSecret: (message) => carry(carriers, newId(clock.now()), message),
    async deliver() {
      let sent = 0;
      for (const row of await due(db, clock.now())) {
        if (!(await claimed(db, row, clock.now()))) continue;
        if (await sendOne(row)) sent++;
      }
      return sent;
    },
  };

  async function sendOne(row: OutboxRow): Promise<boolean> {
    try {
      await carry(carriers, row.id, JSON.parse(row.message) as Message);
    } catch (error) {
      log.warn({ message: row.id, tries: row.tries + 1, err: (error as Error).message }, "message not sent");
      await postpone(db, row, clock.now());
      return false;
    }
    await db.write((tx) => tx.deleteFrom("outbox").where("id", "=", row.id).execute());
    return true;
  }
}

function due(db: Database, now: number): Promise<OutboxRow[]> {
  return db.read
    .selectFrom("outbox")
    .selectAll()
    .where("dead", "=", 0)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(batch)
    .execute();
}

/** Only the process whose update still finds the row as it was read sends it. */
async function claimed(db: Database, row: OutboxRow, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db.write((tx) =>
    tx
      .updateTable("outbox")
      .set({ due_at: now + claim, tries: row.tries + 1 })
      .where("id", "=", row.id)
      .where("tries", "=", row.tries)
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n;
}

async function postpone(db: Database, row: OutboxRow, now: number): Promise<void> {
  const tries = row.tries + 1;
  const delay = Math.min(3_600_000, 2 ** tries * 1_000);
  await db.write((tx) =>
    tx
      .updateTable("outbox")
      .set({ due_at: now + delay, dead: tries >= mostTries ? 1 : 0 })
      .where("id", "=", row.id)
      .execute(),
  );
}
