import type { AnswerOf } from "#contract/call.ts";
import { logCalls } from "#contract/calls/customers.ts";
import { cursorOf } from "#contract/cursor.ts";
import { nameAtTerminal } from "#platform/terminal.ts";
import { findStaff } from "#shop/accounts/staff.ts";
import { Refusal } from "../refusal.ts";
import type { Form, Typed } from "./form.ts";
import { timeWords } from "./readable.ts";
import type { Terminal } from "./terminal.ts";

const options = "[--by EMAIL] [--until DATE]";
const mostPages = 2;

export const logForms: readonly Form[] = [
  { words: `log ${options}`, does: "what the staff did, the newest first; --until goes further back" },
  { words: `log THING ${options}`, does: "only what was done to an order, or to whatever has this id" },
].map((form) => ({ ...form, right: logCalls.list.right, call: logCalls.list, run: shown }));

async function shown(at: Terminal, { THING: subject, by, until }: Typed): Promise<string[]> {
  const end = until === undefined ? undefined : Date.parse(`${until}T00:00:00+05:30`) + 86_400_000;
  if (Number.isNaN(end)) throw new Refusal("--until is a day such as 2026-11-16.");
  const doer = by === undefined ? undefined : await doerOf(at, by);
  const lines: string[] = [];
  let cursor = end === undefined ? undefined : cursorOf([end, ""]);
  for (let page = 0; page < mostPages; page++) {
    const { deeds, next } = await at.ask(logCalls.list, { subject, by: doer, cursor });
    lines.push(...deeds.flatMap(linesOf));
    if (next === null) return lines.length === 0 ? ["Nothing is noted."] : lines;
    cursor = next;
  }
  return [...lines, "… and more: --until DATE goes further back."];
}

/** An address of the staff, or a name on this machine as the log shows it. */
async function doerOf({ db }: Terminal, typed: string): Promise<string> {
  const id = nameAtTerminal(typed) === undefined ? (await findStaff(db, typed))?.id : typed;
  if (id === undefined) throw new Refusal(`Nobody of the staff has the address ${typed}.`);
  return id;
}

type Deed = AnswerOf<typeof logCalls.list>["deeds"][number];

function linesOf({ at, by, byId, action, subject, number, before, after }: Deed): string[] {
  const who = nameAtTerminal(byId) === undefined ? (by.name ?? byId) : byId;
  return [
    `${timeWords(at)}  ${who}  ${action}  ${number ?? subject}`,
    ...(before === null ? [] : [`        before: ${JSON.stringify(before)}`]),
    ...(after === null ? [] : [`        after:  ${JSON.stringify(after)}`]),
  ];
}
