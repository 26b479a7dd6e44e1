import { hundredthsOf } from "#contract/format/money.ts";
import type { Reads, Tables, Tx } from "#platform/database/database.ts";
import type { DeliveryRate } from "./rules/delivery-rates.ts";
import type { TaxRate } from "./rules/tax-rates.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    tax_rates: { hsn: string; begins_on: string; up_to_paise: number | null; percent_hundredths: number };
    delivery_rates: {
      prefix: string;
      up_to_grams: number | null;
      deliverable: 0 | 1;
      days: number | null;
      price_paise: number;
      free_above_paise: number;
      takes_cash: 0 | 1;
    };
  }
}

export async function listTaxRates(q: Reads): Promise<TaxRate[]> {
  const rows = await q.selectFrom("tax_rates").selectAll().orderBy("hsn").orderBy("begins_on").execute();
  return rows.map(({ hsn, begins_on: from, up_to_paise: upToPaise, percent_hundredths }) => ({
    hsn,
    from,
    upToPaise,
    percent: percent_hundredths / 100,
  }));
}

export async function saveTaxRate(tx: Tx, rate: TaxRate): Promise<void> {
  await deleteTaxRate(tx, rate);
  await insertTaxRates(tx, [rate]);
}

export async function deleteTaxRate(
  tx: Tx,
  { hsn, from, upToPaise }: Omit<TaxRate, "percent">,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("tax_rates")
    .where("hsn", "=", hsn)
    .where("begins_on", "=", from)
    .where("up_to_paise", upToPaise === null ? "is" : "=", upToPaise)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of few rows: an HSN has one or two rates of a day. */
export async function deleteTaxDays(
  tx: Tx,
  days: readonly { readonly hsn: string; readonly from: string }[],
): Promise<void> {
  if (days.length === 0) return;
  await tx
    .deleteFrom("tax_rates")
    .where((of) => of.or(days.map(({ hsn, from }) => of.and({ hsn, begins_on: from }))))
    .execute();
}

export async function insertTaxRates(tx: Tx, rates: readonly TaxRate[]): Promise<void> {
  if (rates.length > 0) await tx.insertInto("tax_rates").values(rates.map(taxRow)).execute();
}

export async function listDeliveryRates(q: Reads): Promise<DeliveryRate[]> {
  const rows = await q.selectFrom("delivery_rates").selectAll().orderBy("prefix").execute();
  return rows.map(deliveryRateOf);
}

/** Of as many prefixes as are asked for, those that begin so, behind one of them. */
export async function listDeliveryPlaces(
  q: Reads,
  {
    begin,
    after,
    limit,
  }: { readonly begin: string; readonly after: string | undefined; readonly limit: number },
): Promise<DeliveryRate[]> {
  const prefixes = q
    .selectFrom("delivery_rates")
    .select("prefix")
    .distinct()
    .$if(begin !== "", (query) => query.where("prefix", ">=", begin).where("prefix", "<", behind(begin)))
    .$if(after !== undefined, (query) => query.where("prefix", ">", after ?? ""))
    .orderBy("prefix")
    .limit(limit);
  const rows = await q
    .selectFrom("delivery_rates")
    .selectAll()
    .where("prefix", "in", prefixes)
    .orderBy("prefix")
    .execute();
  return rows.map(deliveryRateOf);
}

export async function findDeliveryPlaces(q: Reads, prefixes: readonly string[]): Promise<DeliveryRate[]> {
  const rows = await q.selectFrom("delivery_rates").selectAll().where("prefix", "in", prefixes).execute();
  return rows.map(deliveryRateOf);
}

export async function countDeliveryPlaces(q: Reads): Promise<number> {
  const { count } = await q
    .selectFrom("delivery_rates")
    .select((of) => of.fn.count<number | string>("prefix").distinct().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function saveDeliveryRate(tx: Tx, rate: DeliveryRate): Promise<void> {
  await deleteDeliveryRate(tx, rate);
  await insertDeliveryRates(tx, [rate]);
}

/** However many: each statement has as much as both engines take. */
export async function insertDeliveryRates(tx: Tx, rates: readonly DeliveryRate[]): Promise<void> {
  for (let at = 0; at < rates.length; at += rowsAtOnce)
    await tx
      .insertInto("delivery_rates")
      .values(rates.slice(at, at + rowsAtOnce).map(deliveryRow))
      .execute();
}

/** All rows of these prefixes. */
export async function deleteDeliveryPlaces(tx: Tx, prefixes: readonly string[]): Promise<void> {
  for (let at = 0; at < prefixes.length; at += rowsAtOnce)
    await tx
      .deleteFrom("delivery_rates")
      .where("prefix", "in", prefixes.slice(at, at + rowsAtOnce))
      .execute();
}

export async function deleteDeliveryRate(
  tx: Tx,
  { prefix, upToGrams }: Pick<DeliveryRate, "prefix" | "upToGrams">,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("delivery_rates")
    .where("prefix", "=", prefix)
    .where("up_to_grams", upToGrams === null ? "is" : "=", upToGrams)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const rowsAtOnce = 500;

function taxRow({ hsn, from, upToPaise, percent }: TaxRate) {
  return { hsn, begins_on: from, up_to_paise: upToPaise, percent_hundredths: hundredthsOf(percent) };
}

function deliveryRow(rate: DeliveryRate) {
  return {
    prefix: rate.prefix,
    up_to_grams: rate.upToGrams,
    deliverable: rate.deliverable ? (1 as const) : (0 as const),
    days: rate.days,
    price_paise: rate.paise,
    free_above_paise: rate.freeAbovePaise,
    takes_cash: rate.takesCash ? (1 as const) : (0 as const),
  };
}

function deliveryRateOf(row: Tables["delivery_rates"]): DeliveryRate {
  return {
    prefix: row.prefix,
    upToGrams: row.up_to_grams,
    deliverable: row.deliverable === 1,
    days: row.days,
    paise: row.price_paise,
    freeAbovePaise: row.free_above_paise,
    takesCash: row.takes_cash === 1,
  };
}

/** What stands behind all digits that begin so, by whatever rules the database sorts: signs may stand before digits. */
function behind(begin: string): string {
  return `${begin}a`;
}
