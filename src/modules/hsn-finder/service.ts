import { taxedAs } from "#contract/india/tax-classes.ts";
import type { CatalogueService } from "#modules/catalogue/service.ts";
import type { PricingService } from "#modules/pricing/service.ts";
import type { RatePeriod } from "#modules/pricing/views.ts";
import { findGoods } from "./rules/find-goods.ts";
import { notificationOf, proposedFor, type RatedGoods } from "./rules/rated-goods.ts";

export type HsnFinder = ReturnType<typeof createHsnFinder>;

/** More on one page nobody reads. */
const mostFound = 20;
const mostSold = 100;

interface HsnFinderParts {
  readonly catalogue: Pick<CatalogueService, "soldByTax">;
  readonly taxes: Pick<PricingService["taxes"], "list">;
}

/** Codes and rates for goods, beside what the owner's table says. It proposes; the owner's table alone is charged by. */
export function createHsnFinder({ catalogue, taxes }: HsnFinderParts) {
  const inForce = async () =>
    new Map(
      (await taxes.list()).rates.filter(({ state }) => state === "now").map((rate) => [rate.hsn, rate]),
    );

  return {
    async find(words: string) {
      const table = await inForce();
      return findGoods(words, mostFound).map((goods) => {
        const row = rowFor(table, goods.hsn);
        return { ...proposalOf(goods), names: goods.names, table: row, same: isSame(row, goods) };
      });
    },

    /** Of what is on sale: how much no row names, and which codes are to be looked at, those of most products first. */
    async sold() {
      const [table, sold] = await Promise.all([inForce(), catalogue.soldByTax()]);
      const rows = sold.map(({ hsn, taxClass, products }) => {
        const row = rowFor(table, taxedAs({ hsn, taxClass }));
        const goods = hsn === null ? undefined : proposedFor(hsn);
        const isDue = row === null || row.hsn === "" || (goods !== undefined && !isSame(row, goods));
        return { hsn, products, table: row, proposed: goods ? proposalOf(goods) : null, isDue };
      });
      const unnamed = rows.filter((row) => row.table === null || row.table.hsn === "");
      return {
        general: {
          products: unnamed.reduce((sum, { products }) => sum + products, 0),
          bands: rowFor(table, "")?.bands ?? [],
        },
        goods: rows
          .filter(({ isDue }) => isDue)
          .toSorted((one, other) => other.products - one.products)
          .slice(0, mostSold)
          .map(({ isDue: _, ...row }) => row),
      };
    },
  };
}

function proposalOf(goods: RatedGoods) {
  return { hsn: goods.hsn, bands: [...goods.bands], notification: notificationOf(goods) };
}

type Row = Pick<RatePeriod, "hsn" | "bands">;

/** By the longest code that is named, as goods are charged. */
function rowFor(table: ReadonlyMap<string, Row>, taxed: string) {
  for (let length = taxed.length; length >= 0; length--) {
    const row = table.get(taxed.slice(0, length));
    if (row) return { hsn: row.hsn, bands: [...row.bands] };
  }
  return null;
}

/** The row of all that is named nowhere else says nothing of these goods, whatever its rate. */
function isSame(row: Row | null, { bands }: RatedGoods): boolean {
  return row !== null && row.hsn !== "" && JSON.stringify(row.bands) === JSON.stringify(bands);
}
