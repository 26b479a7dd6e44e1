import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { hasLateHindi } from "#modules/settings/public/late-hindi.ts";
import { hasOldHindi, keptFields, promiseState, removedFields } from "#modules/settings/public/real-shop.ts";
import type { SettingsService } from "#modules/settings/service.ts";
import type { AuditRow } from "#platform/database/audit.ts";
import { formatPromise } from "./rules/format-promise.ts";
import { promiseOf, type ShopPromise, shopPromises } from "./rules/promises.ts";
import type { PromiseView } from "./views.ts";

export type PromisesService = ReturnType<typeof createPromisesService>;

/** All that the shop promises, in one list, and what its owner says to it. */
export function createPromisesService(
  settings: Pick<SettingsService, "withDemo" | "look" | "change" | "log">,
) {
  return {
    async list(): Promise<PromiseView[]> {
      const groups = [...new Set(shopPromises.map(({ group }) => group))];
      const [all, log] = await Promise.all([settings.withDemo(), settings.log(groups)]);
      return shopPromises.map((one) => viewOf(one, all, log));
    },

    async countOpen(): Promise<number> {
      const all = await settings.withDemo();
      return shopPromises.filter((one) => promiseState(one, all) === "open").length;
    },

    async decide(id: string, as: "keep" | "remove", by: string): Promise<Outcome<unknown>> {
      const one = promiseOf(id);
      if (!one || (as === "remove" && one.isNeeded)) return failure("notFound");
      const all = await settings.withDemo();
      const fields = as === "keep" ? keptFields(one, all) : removedFields(one, all);
      const { version: seen } = await settings.look(one.group);
      const said = Object.keys(fields).length > 0 && (await settings.change(one.group, { seen, fields, by }));
      return said && !said.ok ? said : note(id, as, by);
    },
  };

  async function note(id: string, as: "keep" | "remove", by: string): Promise<Outcome<unknown>> {
    const { version: seen, value } = await settings.look("promises");
    const others = value.kept.filter((one) => one !== id);
    const kept = as === "keep" ? [...others, id] : others;
    if (kept.length === value.kept.length) return success(undefined);
    return settings.change("promises", { seen, fields: { kept }, by });
  }
}

function viewOf(one: ShopPromise, all: ShopSettings, log: readonly AuditRow[]): PromiseView {
  const { id, group, page = null, isNeeded = false } = one;
  const state = promiseState(one, all);
  const said = (lang: "en" | "hi") => (state === "removed" ? [] : formatPromise(one, all, lang));
  const oldHindi = hasOldHindi(one, all) ? "demo" : hasLateHindi(one, all, log) ? "own" : null;
  return { id, group, page, isNeeded, state, oldHindi, en: said("en"), hi: said("hi") };
}
