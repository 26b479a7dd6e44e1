import { hundredthsOf } from "#contract/money.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
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
  const { hsn, from, upToPaise, percent } = rate;
  await tx
    .insertInto("tax_rates")
    .values({
      hsn,
      begins_on: from,
      up_to_paise: upToPaise,
      percent_hundredths: hundredthsOf(percent),
    })
    .execute();
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

export async function listDeliveryRates(q: Reads): Promise<DeliveryRate[]> {
  const rows = await q.selectFrom("delivery_rates").selectAll().orderBy("prefix").execute();
  return rows.map((row) => ({
    prefix: row.prefix,
    upToGrams: row.up_to_grams,
    deliverable: row.deliverable === 1,
    days: row.days,
    paise: row.price_paise,
    freeAbovePaise: row.free_above_paise,
    takesCash: row.takes_cash === 1,
  }));
}

export async function saveDeliveryRate(tx: Tx, rate: DeliveryRate): Promise<void> {
  await deleteDeliveryRate(tx, rate);
  await tx
    .insertInto("delivery_rates")
    .values({
      prefix: rate.prefix,
      up_to_grams: rate.upToGrams,
      deliverable: rate.deliverable ? 1 : 0,
      days: rate.days,
      price_paise: rate.paise,
      free_above_paise: rate.freeAbovePaise,
      takes_cash: rate.takesCash ? 1 : 0,
    })
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
