import type { TicketRow } from "./repository.ts";
import { nextClock } from "./rules/clocks.ts";

type Times = Pick<TicketRow, "kind" | "state" | "since" | "waiting_since" | "acknowledged_at">;

export function clockNow({ kind, state, since, waiting_since, acknowledged_at }: Times) {
  return nextClock({ kind, state, since, waitingSince: waiting_since, acknowledgedAt: acknowledged_at });
}

/** As the lists are sorted by it. */
export function clockOf(times: Times): Pick<TicketRow, "due_at" | "near_at"> {
  const clock = clockNow(times);
  return { due_at: clock?.dueAt ?? null, near_at: clock?.nearAt ?? null };
}
