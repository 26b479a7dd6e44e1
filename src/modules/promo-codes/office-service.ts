import { failure, type Outcome, success } from "#contract/outcome.ts";
import { settingsKey } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import { codeChanged } from "./events.ts";
import * as promos from "./repository.ts";
import { codeStateOf, counts, type PromoRule } from "./rules/promo-rule.ts";

/** More would be a list that nobody reads. */
const mostCodes = 500;

export interface CodeAction {
  readonly by: string;
  readonly code: string;
  /** The version that was looked at. */
  readonly seen: number;
}

export type Kept = promos.KeptPromo & { readonly state: ReturnType<typeof codeStateOf> };

/** Promo codes (coupons) as their owner keeps them. */
export function createOfficeCodes({
  db,
  clock,
  welcomeCode,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly welcomeCode: () => string;
}) {
  const withState = (rule: promos.KeptPromo): Kept => {
    const isOn = rule.isOn && counts(rule, welcomeCode());
    return { ...rule, isOn, state: codeStateOf({ ...rule, isOn }, clock.now()) };
  };

  /** One code, as it was in the version that was seen. */
  const changing = (
    { by, code, seen }: CodeAction,
    action: string,
    change: (tx: Tx, now: promos.KeptPromo) => Promise<Outcome<PromoRule>>,
  ): Promise<Outcome<Kept>> =>
    db.write(async (tx) => {
      const now = await promos.lockPromo(tx, code);
      if (!now) return failure("notFound");
      if (now.version !== seen) return failure("codeChanged");
      const after = await change(tx, now);
      if (!after.ok) return after;
      await invalidate(tx, [settingsKey]);
      await emit(tx, codeChanged, {
        by,
        action,
        subject: code,
        ...differing(now, after.value),
        at: clock.now(),
      });
      return success(withState({ ...after.value, used: now.used, version: now.version + 1 }));
    });

  return {
    /** What can be used comes first. */
    async list(): Promise<Kept[]> {
      const order = ["on", "planned", "off", "over"];
      const all = (await promos.listPromos(db.read)).map(withState);
      return all.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
    },

    async find(code: string): Promise<Outcome<Kept>> {
      const found = await promos.findPromo(db.read, code);
      return found ? success(withState(found)) : failure("notFound");
    },

    make: (by: string, rule: PromoRule): Promise<Outcome<Kept>> =>
      db.write(async (tx) => {
        if ((await promos.countCodes(tx)) >= mostCodes) return failure("codesFull");
        if (!(await promos.insertPromo(tx, rule))) return failure("codeTaken", { field: "name" });
        await invalidate(tx, [settingsKey]);
        await emit(tx, codeChanged, {
          by,
          action: "make code",
          subject: rule.code,
          after: rule,
          at: clock.now(),
        });
        return success(withState({ ...rule, used: 0, version: 1 }));
      }),

    change: (action: CodeAction, rule: Omit<PromoRule, "code" | "isOn">) =>
      changing(action, "change code", async (tx, { code, isOn, used }) => {
        if (rule.times !== null && rule.times < used) return failure("codeUsedMore", { field: "times" });
        const changed = { ...rule, code, isOn };
        await promos.savePromo(tx, changed);
        return success(changed);
      }),

    turn: (action: CodeAction, isOn: boolean) =>
      changing(action, isOn ? "switch code on" : "switch code off", async (tx, now) => {
        const { used: _, version: __, ...rule } = now;
        await promos.savePromo(tx, { ...rule, isOn });
        return success({ ...rule, isOn });
      }),

    /** One that orders have stays in their story, and so in the list. */
    remove: (action: CodeAction) =>
      changing(action, "remove code", async (tx, { used, version: _, ...rule }) => {
        if (used > 0) return failure("codeInUse");
        await promos.deletePromo(tx, rule.code);
        return success(rule);
      }),
  };
}

/** What was changed, before and after; of one that is no more, all that it was. */
function differing({ used: _, version: __, ...before }: promos.KeptPromo, after: PromoRule) {
  const names = (Object.keys(before) as (keyof PromoRule)[]).filter((name) => before[name] !== after[name]);
  if (names.length === 0) return { before };
  const some = (rule: PromoRule) => Object.fromEntries(names.map((name) => [name, rule[name]]));
  return { before: some(before), after: some(after) };
}
