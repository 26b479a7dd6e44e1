import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import { type AuditRow, listAuditEntries, listTakenAway } from "#platform/database/audit.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { changedBy, takenBackWithin, type UndoState, undoStates } from "#platform/database/undo-state.ts";
import { emit } from "#platform/events/events.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import { storeChanged } from "./events.ts";
import { findStore, listStores, saveStore } from "./repository.ts";
import { fieldsOf, rowOf } from "./store-fields.ts";
import { storeVersionOf } from "./store-version.ts";
import { mostStores, shownKey } from "./write-store.ts";

const mostShown = 60;

/** What was done to stores in the last month, and its way back; one that was closed comes back whole. */
export function createStoresTakenBack({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    storeChanges: (id: string): Promise<UndoState[]> => lately(db.read, id),

    /** Those that are not there again. */
    async closedStores(): Promise<AuditRow[]> {
      const request = { action: "close store", since: clock.now() - takenBackWithin, limit: mostShown };
      const [entries, open] = await Promise.all([listTakenAway(db.read, request), listStores(db.read)]);
      const seen = new Set(open.map(({ id }) => id));
      // Of one that was closed twice, the last time counts.
      return entries.filter(({ subject }) => !seen.has(subject) && seen.add(subject));
    },

    /** Of a store that is there, as it was when it was seen. */
    takeBackStore(
      by: string,
      id: string,
      { deed: actionId, seen }: { readonly deed: string; readonly seen: string },
    ): Promise<Outcome<{ id: string }>> {
      return db.write(async (tx) => {
        const [row, actions] = [await findStore(tx, id), await lately(tx, id)];
        const found = actions.find(({ entry }) => entry.id === actionId);
        if (!found) return failure("takenBackLate");
        if (found.since) return failure("changedSince");
        const before = found.canTakeBack ? changedBy(found.entry).before : null;
        const restored = before && rowOf(id, { ...(row && fieldsOf(row)), ...before });
        if (!restored) return failure("takenBackLate");
        if (row && seen !== storeVersionOf(row)) return failure("settingChanged");
        if (!row && (await listStores(tx)).length >= mostStores) return failure("tooMany");
        await saveStore(tx, restored);
        await emit(tx, storeChanged, {
          ...{ by, action: "take back", subject: id, at: clock.now() },
          before: row && fieldsOf(row),
          after: fieldsOf(restored),
        });
        await invalidate(tx, [shownKey]);
        return success({ id });
      });
    },
  };

  async function lately(q: Reads | Tx, id: string): Promise<UndoState[]> {
    const [row, entries] = [
      await findStore(q, id),
      await listAuditEntries(q, { subject: id, limit: mostShown }),
    ];
    const since = clock.now() - takenBackWithin;
    return undoStates(
      entries.filter(({ at }) => at > since),
      row && fieldsOf(row),
    );
  }
}
