import { halfUp, hundredthsOf } from "#contract/format/money.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { taxEndpoints } from "./taxes-endpoints.ts";

export const taxHandlers: HandlersOf<typeof taxEndpoints> = {
  async list(shop) {
    const { taxes } = shop.pricing;
    const [table, made] = await Promise.all([taxes.list(), taxes.changes()]);
    const actor = await actorsOf(
      shop,
      made.map(({ by }) => by),
    );
    const rates = table.rates.map((rate) => ({ ...rate, bands: [...rate.bands] }));
    const changes = made.map(({ by, ...change }) => ({ ...change, keys: [...change.keys], by: actor(by) }));
    const counts = shop.shopSettings.now().pricing.profile === "india";
    return success({ ...table, rates, changes, counts });
  },

  async set({ pricing }, { userId }, { seen, percent, upTo = null, above = null, hsn, from, was }) {
    if (upTo !== null && above === null) return failure("fieldRequired", { field: "above" });
    if (upTo === null && above !== null) return failure("fieldRequired", { field: "upTo" });
    if (upTo === 0) return failure("amountUnusable", { field: "upTo" });
    const top = { upToPaise: null, percent: above ?? percent };
    const bands = upTo === null ? [top] : [{ upToPaise: upTo, percent }, top];
    return plain(await pricing.taxes.set(userId, seen, { hsn, from, was, bands }));
  },

  async remove({ pricing }, { userId }, { seen, hsn, from }) {
    return plain(await pricing.taxes.remove(userId, seen, { hsn, from }));
  },

  async takeBack({ pricing }, { userId }, { id }) {
    return plain(await pricing.taxes.takeBack(userId, id));
  },

  async ask({ pricing }, _, { of, rupees, day }) {
    const unitPaise = rupees ?? 0;
    const row = await pricing.taxes.ask({ hsn: of, unitPaise, day });
    const percent = row?.percent ?? 0;
    const hundredths = hundredthsOf(percent);
    const taxPaise = halfUp(unitPaise * hundredths, 10_000 + hundredths);
    const rate = row ? { hsn: row.hsn, from: row.from, upToPaise: row.upToPaise } : null;
    return success({ percent, taxPaise, rate });
  },
};

function plain(done: Outcome<void>) {
  return done.ok ? success({}) : done;
}
