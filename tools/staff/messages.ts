import { systemClock } from "#platform/clock.ts";
import { createUnsentMessages, type UnsentMessage } from "#platform/outbox/unsent.ts";
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
  const found = await createUnsentMessages({ db, clock: systemClock }).list(mostShown + 1);
  for (const one of found.slice(0, mostShown)) console.log(lineOf(one));
  if (found.length === 0) console.log("No message waits, and none was given up.");
  if (found.length > mostShown) console.log(`… and more; these are the ${mostShown} oldest.`);
  return "done";
}

function lineOf({ id, kind, to, since, tries, why, nextTryAt }: UnsentMessage): string {
  const state = nextTryAt === null ? "given up" : `waiting, next try ${minute(nextTryAt)}`;
  return `${id}  ${kind}  ${to}  since ${minute(since)}  ${state} after ${tries} tries${why === null ? "" : `: ${why}`}`;
}

function minute(at: number): string {
  return new Date(at).toISOString().slice(0, 16);
}

async function retry({ db, actor }: StaffShop, which: string): Promise<Result> {
  const id = which === "all" ? undefined : which;
  const count = await createUnsentMessages({ db, clock: systemClock }).sendAgain(actor, id);
  if (id !== undefined && count === 0) return refuse(`There is no message ${id}.`);
  console.log(
    count === 0 ? "No message was given up." : `The running shop sends ${count} of them again now.`,
  );
  return "done";
}
