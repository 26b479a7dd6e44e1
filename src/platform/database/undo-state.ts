import type { AuditRow } from "./audit.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** So long a change can be taken back. */
export const takenBackWithin = 30 * 86_400_000;

/** Whether an action of the log can be undone: it can be taken back, it was changed since, or it is none of that kind. */
export interface UndoState {
  readonly entry: AuditRow;
  readonly canTakeBack: boolean;
  /** The last one that changed the same again. */
  readonly since: AuditRow | undefined;
}

/** Of actions on one thing, the newest first; of a thing that is no more, nothing is so now. */
export function undoStates(entries: readonly AuditRow[], now: Fields | undefined): UndoState[] {
  return entries.map((entry, at) => {
    const { before, after } = changedBy(entry);
    if (before === null) return { entry, canTakeBack: false, since: undefined };
    const later = entries.slice(0, at);
    if (after === null) return { entry, canTakeBack: now === undefined, since: now && later[0] };
    const other = now ? Object.keys(after).find((name) => !isSame(now[name], after[name])) : undefined;
    const since = later.find((one) => touches(one, other));
    return {
      entry,
      canTakeBack: now !== undefined && other === undefined && Object.keys(after).length > 0,
      since: other === undefined && now ? undefined : since,
    };
  });
}

/** Before and after of the fields that are not the same; null on the side where there was no such thing. */
export function changedBy({ before, after }: AuditRow): { before: Fields | null; after: Fields | null } {
  const [was, is] = [read(before), read(after)];
  if (!was || !is) return { before: was, after: is };
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => !isSame(was[name], is[name]));
  const only = (facts: Fields) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: only(was), after: only(is) };
}

/** What took it away touches all of it. */
function touches(entry: AuditRow, field: string | undefined): boolean {
  const { after } = changedBy(entry);
  return after === null || field === undefined || field in after;
}

function read(text: string | null): Fields | null {
  return text === null ? null : (JSON.parse(text) as Fields);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
