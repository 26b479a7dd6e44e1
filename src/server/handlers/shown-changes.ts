import type { AuditRow } from "#platform/database/audit.ts";
import { changedBy, type Fields, type UndoState } from "#platform/database/undo-state.ts";
import type { ShopServices } from "../shop-services.ts";
import { actorsOf } from "./actors.ts";

type Sides = (entry: AuditRow) => { readonly before: Fields | null; readonly after: Fields | null };

/** Actions with the names of who did them, and what each changed. */
export async function shownChanges(
  shop: Pick<ShopServices, "accounts">,
  changes: readonly UndoState[],
  sidesOf: Sides = changedBy,
) {
  const entries = changes.flatMap(({ entry, since }) => [entry, ...(since ? [since] : [])]);
  const named = await namerOf(shop, entries);
  return changes.map(({ entry, canTakeBack, since }) => ({
    ...named(entry),
    ...sidesOf(entry),
    canTakeBack,
    since: since ? named(since) : null,
  }));
}

/** What was taken away, by the name that it had. */
export async function shownTakenAway(shop: Pick<ShopServices, "accounts">, entries: readonly AuditRow[]) {
  const named = await namerOf(shop, entries);
  return entries.map((entry) => {
    const { en, name } = changedBy(entry).before as { readonly en?: string; readonly name?: string };
    return { ...named(entry), subject: entry.subject, name: en || name || entry.subject };
  });
}

async function namerOf(shop: Pick<ShopServices, "accounts">, entries: readonly AuditRow[]) {
  const actor = await actorsOf(
    shop,
    entries.map(({ user_id }) => user_id),
  );
  return ({ id, user_id, action, at }: AuditRow) => ({ id, action, at, by: actor(user_id) });
}
