import { hundredthsOf } from "#contract/format/money.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";
import type { AutomaticDiscount, DiscountKind } from "./rules/automatic-discount.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    automatic_discounts: DiscountRow;
  }
}

interface DiscountRow {
  id: string;
  kind: DiscountKind;
  name: string;
  name_hi: string;
  buy_pieces: number;
  free_pieces: number;
  percent_hundredths: number;
  paise: number;
  minimum_paise: number;
  product_id: string | null;
  category: string | null;
  user_id: string | null;
  begins_at: number | null;
  ends_at: number | null;
  is_on: 0 | 1;
  version: number;
}

export type KeptDiscount = AutomaticDiscount & { readonly version: number };

/** The oldest first. */
export async function listDiscounts(q: Reads): Promise<KeptDiscount[]> {
  const rows = await q.selectFrom("automatic_discounts").selectAll().orderBy("id").execute();
  return rows.map(keptOf);
}

export async function lockDiscount(tx: Tx, id: string): Promise<KeptDiscount | undefined> {
  const query = tx.selectFrom("automatic_discounts").selectAll().where("id", "=", id);
  const row = await locked(tx, query).executeTakeFirst();
  return row && keptOf(row);
}

export async function countDiscounts(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom("automatic_discounts")
    .select((of) => of.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertDiscount(tx: Tx, discount: KeptDiscount): Promise<void> {
  await tx.insertInto("automatic_discounts").values(rowOf(discount)).execute();
}

export async function updateDiscount(tx: Tx, discount: KeptDiscount): Promise<void> {
  const { id, ...row } = rowOf(discount);
  await tx.updateTable("automatic_discounts").set(row).where("id", "=", id).execute();
}

export async function deleteDiscount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("automatic_discounts").where("id", "=", id).execute();
}

/** Whether there were any. */
export async function deleteDiscountsOf(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("automatic_discounts")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function rowOf({ name, ...one }: KeptDiscount): DiscountRow {
  return {
    id: one.id,
    kind: one.kind,
    name: name.en,
    name_hi: name.hi,
    buy_pieces: one.buy,
    free_pieces: one.free,
    percent_hundredths: hundredthsOf(one.percent),
    paise: one.paise,
    minimum_paise: one.minimumPaise,
    product_id: one.productId,
    category: one.category,
    user_id: one.userId,
    begins_at: one.beginsAt,
    ends_at: one.endsAt,
    is_on: one.isOn ? 1 : 0,
    version: one.version,
  };
}

function keptOf(row: DiscountRow): KeptDiscount {
  return {
    id: row.id,
    kind: row.kind,
    name: { en: row.name, hi: row.name_hi },
    buy: row.buy_pieces,
    free: row.free_pieces,
    percent: row.percent_hundredths / 100,
    paise: row.paise,
    minimumPaise: row.minimum_paise,
    productId: row.product_id,
    category: row.category,
    userId: row.user_id,
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
    isOn: row.is_on === 1,
    version: row.version,
  };
}
