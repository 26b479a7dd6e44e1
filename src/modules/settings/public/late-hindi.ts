import { type SettingGroup, type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import type { ShopPromise } from "#modules/set-up/rules/promises.ts";
import type { AuditRow } from "#platform/database/audit.ts";

type Change = Pick<AuditRow, "subject" | "before" | "after">;

/** Whether the English was changed after its Hindi was written, as the log tells it, the oldest change first. */
export function hasLateHindi(
  { group, without, page }: ShopPromise,
  settings: ShopSettings,
  changes: readonly Change[],
): boolean {
  const fitting = fittingPairs(
    group,
    changes.filter(({ subject }) => subject === group),
  );
  const value: Readonly<Record<string, unknown>> = settings[group];
  return (page ? [page] : Object.keys(without))
    .flatMap((field) => pairsIn(value[field]))
    .some(({ en, hi }) => hi !== "" && !fitting.has(pair(en, hi)));
}

/** Each Hindi beside the English it was written for. What stood before the log begins is taken to fit. */
function fittingPairs(group: SettingGroup, changes: readonly Change[]): ReadonlySet<string> {
  const first = changes[0]?.before ?? "{}";
  const begun = [...pairsIn(settingGroups[group].parse({})), ...pairsIn(JSON.parse(first))];
  const fitting = new Set(begun.map(({ en, hi }) => pair(en, hi)));
  let known = new Set(begun.map(({ hi }) => hi));
  for (const { before, after } of changes) {
    const now = pairsIn(JSON.parse(after ?? "{}"));
    // Saved as it was: somebody has looked at both.
    const written = before === after ? now : now.filter(({ hi }) => !known.has(hi));
    for (const { en, hi } of written) fitting.add(pair(en, hi));
    known = new Set(now.map(({ hi }) => hi));
  }
  return fitting;
}

function pairsIn(value: unknown): { readonly en: string; readonly hi: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { en, hi } = value as Readonly<Record<string, unknown>>;
  if (typeof en === "string" && typeof hi === "string") return [{ en, hi }];
  return Object.values(value).flatMap(pairsIn);
}

const pair = (en: string, hi: string) => JSON.stringify([en, hi]);
