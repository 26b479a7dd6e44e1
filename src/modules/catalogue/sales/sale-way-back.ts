import type { AuditRow } from "#platform/database/audit.ts";
import { takenBackWithin } from "#platform/database/undo-state.ts";
import type { TimedSaleRow } from "./timed-sales-repository.ts";

export const endAction = "end sale";

type Ends = { readonly endsAt?: number | null };

/** Until when the sale would go on had nobody ended it; nothing where that can be taken back no more. */
export function wayBack(
  { action, before, after, at }: AuditRow,
  { ends_at }: Pick<TimedSaleRow, "ends_at">,
  now: number,
): { readonly endsAt: number | null } | undefined {
  if (action !== endAction || at <= now - takenBackWithin || !before || !after) return undefined;
  const [was, is] = [JSON.parse(before) as Ends, JSON.parse(after) as Ends];
  const endsAt = was.endsAt ?? null;
  const isOver = endsAt !== null && endsAt <= now;
  return is.endsAt === ends_at && !isOver ? { endsAt } : undefined;
}
