import type { AuditRow } from "#platform/database/audit.ts";
import { changedBy, type Facts, type Standing } from "#platform/database/standing.ts";
import type { Shop } from "../shop.ts";
import { doersOf } from "./doers.ts";

type Sides = (deed: AuditRow) => { readonly before: Facts | null; readonly after: Facts | null };

/** Deeds with the names of who did them, and what each changed. */
export async function shownChanges(
  shop: Pick<Shop, "accounts">,
  changes: readonly Standing[],
  sidesOf: Sides = changedBy,
) {
  const deeds = changes.flatMap(({ deed, since }) => [deed, ...(since ? [since] : [])]);
  const named = await namerOf(shop, deeds);
  return changes.map(({ deed, canTakeBack, since }) => ({
    ...named(deed),
    ...sidesOf(deed),
    canTakeBack,
    since: since ? named(since) : null,
  }));
}

/** What was taken away, by the name that it had. */
export async function shownTakenAway(shop: Pick<Shop, "accounts">, deeds: readonly AuditRow[]) {
  const named = await namerOf(shop, deeds);
  return deeds.map((deed) => {
    const { en, name } = changedBy(deed).before as { readonly en?: string; readonly name?: string };
    return { ...named(deed), subject: deed.subject, name: en || name || deed.subject };
  });
}

async function namerOf(shop: Pick<Shop, "accounts">, deeds: readonly AuditRow[]) {
  const doer = await doersOf(
    shop,
    deeds.map(({ user_id }) => user_id),
  );
  return ({ id, user_id, action, at }: AuditRow) => ({ id, action, at, by: doer(user_id) });
}
