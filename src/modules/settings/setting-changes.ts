import { failure, type Outcome } from "#contract/outcome.ts";
import { isSettingGroup, type SettingGroup, settingGroups } from "#contract/shop-settings.ts";
import type { Clock } from "#platform/clock.ts";
import { type AuditRow, findAuditEntry, listAuditEntriesOf } from "#platform/database/audit.ts";
import type { Database } from "#platform/database/database.ts";
import { listSettings } from "./repository.ts";
import type { SettingChange, SettingState } from "./setting-state.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface ChangeMade {
  readonly id: string;
  readonly group: SettingGroup;
  readonly by: string;
  readonly at: number;
  /** Of the fields that it changed. */
  readonly before: Fields;
  readonly after: Fields;
  readonly canGoBack: boolean;
}

export const changeAction = "change setting";
const kept = 30 * 86_400_000;
const most = 60;
const mostOfLog = 500;

export function settingChanges({
  db,
  clock,
  change,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly change: (group: SettingGroup, wanted: SettingChange) => Promise<Outcome<SettingState>>;
}) {
  return {
    /** All that the log still has of these groups, the oldest first. */
    async log(subjects: readonly SettingGroup[]): Promise<AuditRow[]> {
      const request = { subjects, action: changeAction, since: 0, limit: mostOfLog };
      return (await listAuditEntriesOf(db.read, request)).reverse();
    },

    /** Of the last 30 days, the newest first. */
    async changes(): Promise<ChangeMade[]> {
      const subjects = Object.keys(settingGroups);
      const request = { subjects, action: changeAction, since: clock.now() - kept, limit: most };
      const [entries, rows] = await Promise.all([
        listAuditEntriesOf(db.read, request),
        listSettings(db.read),
      ]);
      const now = new Map(rows.map(({ name, fields }) => [name, JSON.parse(fields) as Fields]));
      return entries.flatMap((entry) => {
        const made = madeBy(entry);
        return made ? [{ ...made, canGoBack: stillSays(now.get(made.group) ?? {}, made.after) }] : [];
      });
    },

    /** What a later change has said otherwise stays as that one says it. */
    async takeBack(
      id: string,
      by: string,
      mayChange: (group: SettingGroup) => boolean,
    ): Promise<Outcome<SettingState>> {
      const entry = await findAuditEntry(db.read, id);
      const made = entry && entry.at > clock.now() - kept ? madeBy(entry) : undefined;
      if (!made) return failure("notFound");
      if (!mayChange(made.group)) return failure("factorNeeded");
      const row = (await listSettings(db.read)).find(({ name }) => name === made.group);
      if (!row || !stillSays(JSON.parse(row.fields) as Fields, made.after)) return failure("settingChanged");
      return change(made.group, { seen: row.version, fields: made.before, by });
    },
  };
}

/** A field that was not set is null on its side. */
function madeBy({ id, user_id: by, action, subject, before, after, at }: AuditRow) {
  if (action !== changeAction || !isSettingGroup(subject)) return undefined;
  const [was, is] = [before, after].map((text) => (text ? (JSON.parse(text) as Fields) : {}));
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (name) => !isSame(was?.[name], is?.[name]),
  );
  const only = (fields: Fields = {}) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { id, group: subject, by, at, before: only(was), after: only(is) };
}

function stillSays(now: Fields, after: Fields): boolean {
  return Object.entries(after).every(([name, value]) => isSame(now[name], value));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
