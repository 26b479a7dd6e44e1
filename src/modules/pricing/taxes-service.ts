import { failure, type Outcome } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { type RateTable, rateChanges } from "./rate-changes.ts";
import { deleteTaxDays, insertTaxRates, listTaxRates } from "./rates-repository.ts";
import { dayIn, isFixed, taxPeriods } from "./rules/tax-periods.ts";
import { type TaxRate, taxRateOf, taxTable } from "./rules/tax-rates.ts";
import type { RatePeriod } from "./views.ts";

/** More would be a table that nobody reads. */
const mostRows = 500;

const table: RateTable<TaxRate> = {
  kind: "tax",
  keyOf: ({ hsn, from }) => `${hsn} ${from}`,
  list: listTaxRates,
  drop: (tx, keys) => deleteTaxDays(tx, keys.map(named)),
  insert: insertTaxRates,
};

export interface TaxInput extends Pick<RatePeriod, "hsn" | "from" | "bands"> {
  /** Its day before, where that is changed. */
  readonly was: string | null;
}

/** The taxes that prices hold, as their owner keeps them: what has begun is never written over. */
export function createTaxesService(parts: { readonly db: Database; readonly clock: Clock }) {
  const { db, clock } = parts;
  const changes = rateChanges(parts, table);
  const today = () => dayIn(clock.now());
  const fixed = (rows: readonly TaxRate[]) =>
    rows.some(({ from }) => isFixed(from, today())) ? failure("rateBegun") : undefined;

  return {
    changes: changes.list,

    async list(): Promise<{ version: number; today: string; rates: RatePeriod[] }> {
      const version = await changes.version();
      const day = today();
      return { version, today: day, rates: taxPeriods(await listTaxRates(db.read), day) };
    },

    /** The row that decides, as the table stands now. */
    async ask(taxed: { hsn: string; unitPaise: number; day: string | null }): Promise<TaxRate | undefined> {
      const rates = taxTable(await listTaxRates(db.read));
      return taxRateOf(rates, { ...taxed, day: taxed.day ?? today() });
    },

    async set(by: string, seen: number, { hsn, from, bands, was }: TaxInput): Promise<Outcome<void>> {
      if (isFixed(from, today())) return failure("rateInPast", { field: "from" });
      const keys = [from, was ?? from].map((day) => table.keyOf({ hsn, from: day } as TaxRate));
      const rows = bands.map((band) => ({ hsn, from, ...band }));
      const isFull = (await listTaxRates(db.read)).length + rows.length > mostRows;
      if (isFull) return failure("ratesFull");
      return changes.change({ by, seen, deed: "set", keys: () => keys, rows, refuse: fixed });
    },

    remove(by: string, seen: number, { hsn, from }: Pick<TaxInput, "hsn" | "from">): Promise<Outcome<void>> {
      const keys = [table.keyOf({ hsn, from } as TaxRate)];
      const refuse = (now: readonly TaxRate[]) => (now.length === 0 ? failure("notFound") : fixed(now));
      return changes.change({ by, seen, deed: "removed", keys: () => keys, rows: [], refuse });
    },

    takeBack: (by: string, id: string) => changes.takeBack(id, by, fixed),
  };
}

function named(key: string): { hsn: string; from: string } {
  const [hsn = "", from = ""] = key.split(" ");
  return { hsn, from };
}
