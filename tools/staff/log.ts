import type { AnswerOf } from "#contract/endpoint.ts";
import { cursorOf } from "#contract/endpoints/cursor.ts";
import { findStaff } from "#modules/accounts/staff/staff.ts";
import type { logEndpoints } from "#modules/audit-log/endpoints.ts";
import { nameAtTerminal } from "#platform/terminal.ts";
import { Refusal } from "../refusal.ts";
import type { Typed } from "./form.ts";
import { timeWords } from "./readable.ts";
import type { Terminal } from "./terminal.ts";

/** By an address of the staff, or a name on this machine as the log shows it. */
export async function logQuery({ by, until }: Typed, { db }: Terminal) {
  const id = by === undefined || nameAtTerminal(by) !== undefined ? by : (await findStaff(db, by))?.id;
  if (by !== undefined && id === undefined) throw new Refusal(`Nobody of the staff has the address ${by}.`);
  const end = until === undefined ? undefined : Date.parse(`${until}T00:00:00+05:30`) + 86_400_000;
  if (Number.isNaN(end)) throw new Refusal("--until is a day such as 2026-11-16.");
  return { by: id, cursor: end && cursorOf([end, ""]) };
}

export function logLines({ deeds: entries, next }: AnswerOf<typeof logEndpoints.list>): string[] {
  if (entries.length === 0) return ["Nothing is noted."];
  const lines = entries.flatMap(({ at, by, byId, action, subject, number, before, after }) => [
    `${timeWords(at)}  ${nameAtTerminal(byId) ? byId : (by.name ?? byId)}  ${action}  ${number ?? subject}`,
    ...(before === null ? [] : [`        before: ${JSON.stringify(before)}`]),
    ...(after === null ? [] : [`        after:  ${JSON.stringify(after)}`]),
  ]);
  return next === null ? lines : [...lines, "… and more: --until DATE goes further back."];
}
