import type { TicketClock, TicketKind, TicketState } from "./ticket.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** India has one time, half an hour off the world's hours. */
const indiaMs = 5.5 * hour;

/** So long the law gives to acknowledge a grievance; the shop gives itself as long for everything else. */
const firstWordMs = 48 * hour;
/** A clock is near that long before it strikes. */
const nearMs = { acknowledge: day, answer: 12 * hour, resolve: 5 * day };

export interface TicketTimes {
  readonly kind: TicketKind;
  readonly state: TicketState;
  /** When it was written, or opened again. */
  readonly since: number;
  /** Since when somebody waits for us. */
  readonly waitingSince: number;
  readonly acknowledgedAt: number | null;
}

/** What is due next, until when, and from when on it is near; nothing of what is closed or waits for the other side. */
export function nextClock(times: TicketTimes): TicketClock | null {
  const { kind, state, since, waitingSince, acknowledgedAt } = times;
  if (state === "closed") return null;
  const due: Omit<TicketClock, "nearAt">[] = [];
  if (kind === "grievance" && acknowledgedAt === null)
    due.push({ what: "acknowledge", dueAt: since + firstWordMs });
  else if (state === "waiting") due.push({ what: "answer", dueAt: waitingSince + firstWordMs });
  if (kind === "grievance") due.push({ what: "resolve", dueAt: resolveBy(since) });
  const [first] = due.sort((one, other) => one.dueAt - other.dueAt);
  return first ? { ...first, nearAt: first.dueAt - nearMs[first.what] } : null;
}

export function acknowledgeBy(since: number): number {
  return since + firstWordMs;
}

/** One month later by India's calendar; the month's last day where it has no such day. */
export function resolveBy(since: number): number {
  const local = new Date(since + indiaMs);
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  const dayStart = Date.UTC(year, month + 1, Math.min(date, lastDay));
  return dayStart + ((since + indiaMs) % day) - indiaMs;
}
