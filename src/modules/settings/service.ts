import { isDeepStrictEqual } from "node:util";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { type SettingGroup, type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import type { Log } from "#platform/log.ts";
import { settingsChanged } from "./events.ts";
import { withoutDemo } from "./public/real-shop.ts";
import { readGroup, type SomeSettings } from "./read-settings.ts";
import { findSetting, listSettings, type SettingRow, saveSetting } from "./repository.ts";
import { changeAction, settingChanges } from "./setting-changes.ts";
import type { SettingChange, SettingState } from "./setting-state.ts";

export type SettingsService = ReturnType<typeof createSettingsService>;

/** Settings are others now, or tables that a module keeps in memory beside them: every process reads them anew. */
export const settingsKey = "settings";

export function createSettingsService({
  db,
  clock,
  log,
  fallback = {},
  isReal = false,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** What the environment says; anything that is set in the shop goes before it. */
  readonly fallback?: SomeSettings;
  /** Money moves: nothing of the demo is said that the owner has not kept. */
  readonly isReal?: boolean;
}) {
  let known = shownOf([]);
  let reading: Promise<void> = Promise.resolve();

  return {
    /** From memory: a page asks it as often as it likes. */
    now: (): ShopSettings => known,

    catchUp,

    /** With what the demo says where the owner has said nothing, whatever shoppers are shown of it. */
    async withDemo(): Promise<ShopSettings> {
      return settingsOf(await listSettings(db.read));
    },

    async look<Group extends SettingGroup>(group: Group): Promise<SettingState<Group>> {
      const state = stateOf(group, await findSetting(db.read, group));
      if (!isReal) return state;
      const real = withoutDemo({ ...settingsOf(await listSettings(db.read)), [group]: state.value });
      return { ...state, value: real[group] };
    },

    change,
    ...settingChanges({ db, clock, change }),
  };

  /** What the owner wrote wrongly, and what somebody else wrote meanwhile, changes nothing. */
  async function change<Group extends SettingGroup>(
    group: Group,
    { seen, fields, by }: SettingChange,
  ): Promise<Outcome<SettingState<Group>>> {
    const changed = await db.write(async (tx): Promise<Outcome<SettingState<Group>>> => {
      const before = await findSetting(tx, group);
      if ((before?.version ?? 0) !== seen) return changedMeanwhile(group, before);
      const merged = Object.entries({ ...storedIn(before), ...fields }).filter(([, value]) => value !== null);
      const stored = Object.fromEntries(merged);
      const read = settingGroups[group].safeParse({ ...fallback[group], ...stored });
      if (!read.success) return unusable(group, read.error.issues);
      const row = {
        name: group,
        fields: JSON.stringify(pick(read.data, Object.keys(stored))),
        version: seen + 1,
        changed_at: clock.now(),
        changed_by: by,
      };
      if (!(await saveSetting(tx, row, seen))) return changedMeanwhile(group, await findSetting(tx, group));
      await emit(tx, settingsChanged, {
        by,
        action: changeAction,
        subject: group,
        before: storedIn(before),
        after: JSON.parse(row.fields) as object,
        at: row.changed_at,
      });
      await invalidate(tx, [settingsKey]);
      return success(stateOf(group, row));
    });
    if (changed.ok) await catchUp();
    return changed;
  }

  /** Reads all anew, one after the other: what was read first never stands over what was read later. */
  function catchUp(): Promise<void> {
    const read = async () => {
      const now = shownOf(await listSettings(db.watch));
      // Who has seen them tells by this whether they are others.
      if (!isDeepStrictEqual(now, known)) known = now;
    };
    const mine = reading.then(read);
    reading = mine.catch(() => {});
    return mine;
  }

  function shownOf(rows: readonly SettingRow[]): ShopSettings {
    const settings = settingsOf(rows);
    return isReal ? withoutDemo(settings) : settings;
  }

  function settingsOf(rows: readonly SettingRow[]): ShopSettings {
    const groups = Object.keys(settingGroups) as SettingGroup[];
    const read = groups.map((group) => {
      const { value, unreadable } = readGroup(
        group,
        storedIn(rows.find(({ name }) => name === group)),
        fallback,
      );
      if (unreadable.length > 0)
        log.warn(
          { setting: group, fields: unreadable },
          "a stored setting cannot be read; the shop's own value stands",
        );
      return [group, value];
    });
    return Object.fromEntries(read) as ShopSettings;
  }

  function stateOf<Group extends SettingGroup>(
    group: Group,
    row: SettingRow | undefined,
  ): SettingState<Group> {
    const stored = storedIn(row);
    return {
      group,
      version: row?.version ?? 0,
      value: readGroup(group, stored, fallback).value,
      set: Object.keys(stored),
      changedAt: row?.changed_at ?? null,
      changedBy: row?.changed_by ?? null,
    };
  }

  function changedMeanwhile(group: SettingGroup, row: SettingRow | undefined) {
    return failure("settingChanged", { data: stateOf(group, row) });
  }
}

function unusable(
  group: SettingGroup,
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
) {
  const faults = issues.map(({ path, message }) => `${[group, ...path].join(".")}: ${message}`);
  return failure("invalidInput", {
    field: [group, ...(issues[0]?.path ?? [])].join("."),
    message: faults.join("\n"),
  });
}

function storedIn(row: SettingRow | undefined): Record<string, unknown> {
  return row ? (JSON.parse(row.fields) as Record<string, unknown>) : {};
}

function pick(all: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
