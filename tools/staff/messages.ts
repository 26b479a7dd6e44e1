import { systemClock } from "#platform/clock.ts";
import { noteDeed } from "#platform/database/audit.ts";
import type { Message } from "#platform/outbox/message.ts";
import { triedFor } from "#platform/outbox/next-try.ts";
import { listUnsent, type OutboxRow, reviveMessages } from "#platform/outbox/outbox-repository.ts";
import { type Command, type Result, refuse, type StaffShop } from "./command.ts";

const mostShown = 200;

export const messages: Command = {
  right: () => "shop.change",
  forms: {
    messages: "mails and text messages not sent yet: waiting or given up, to whom, and why",
    "messages retry ID|all": "sends one of them, or all that were given up, again",
  },
  async run(shop, words) {
    if (words.length === 0) return list(shop);
    const [verb, which, ...more] = words;
    return verb === "retry" && which && more.length === 0 ? retry(shop, which) : "unclear";
  },
};

async function list({ db }: StaffShop): Promise<Result> {
  const rows = await listUnsent(db.read, mostShown + 1);
  for (const row of rows.slice(0, mostShown)) console.log(lineOf(row));
  if (rows.length === 0) console.log("No message waits, and none was given up.");
  if (rows.length > mostShown) console.log(`… and more; these are the ${mostShown} oldest.`);
  return "done";
}

/** Whom and why, and not a word of what is written in it. */
function lineOf(row: OutboxRow): string {
  const { to } = JSON.parse(row.message) as Message;
  const since = new Date(row.created_at).toISOString().slice(0, 16);
  const state =
    row.dead === 1 ? "given up" : `waiting, next try ${new Date(row.due_at).toISOString().slice(0, 16)}`;
  const why = row.why === null ? "" : `: ${row.why}`;
  return `${row.id}  ${row.kind}  ${to}  since ${since}  ${state} after ${row.tries} tries${why}`;
}

async function retry({ db, actor }: StaffShop, which: string): Promise<Result> {
  const now = systemClock.now();
  const id = which === "all" ? undefined : which;
  const count = await db.write(async (tx) => {
    const revived = await reviveMessages(tx, id, { now, giveUpAt: now + triedFor });
    const deed = { by: actor, action: "retry messages", subject: which, at: now };
    if (revived > 0) await noteDeed(tx, { ...deed, after: { messages: revived } });
    return revived;
  });
  if (id !== undefined && count === 0) return refuse(`There is no message ${id}.`);
  console.log(
    count === 0 ? "No message was given up." : `The running shop sends ${count} of them again now.`,
  );
  return "done";
}
