import { sql } from "kysely";
import { hundredthsOf } from "#contract/format/money.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";
import type { PromoRule } from "./rules/promo-rule.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    promo_codes: PromoRow;
  }
}

interface PromoRow {
  code: string;
  percent_hundredths: number;
  paise: number;
  ships_free: 0 | 1;
  minimum_paise: number;
  times: number | null;
  per_customer: number | null;
  first_order: 0 | 1;
  begins_at: number | null;
  ends_at: number | null;
  used: number;
  is_on: 0 | 1;
  version: number;
}

/** A rule with what became of it: how often it is used, and how often it was changed. */
export type KeptPromo = PromoRule & { readonly used: number; readonly version: number };

export async function listPromos(q: Reads): Promise<KeptPromo[]> {
  const rows = await q.selectFrom("promo_codes").selectAll().orderBy("code").execute();
  return rows.map(keptOf);
}

export async function findPromo(q: Reads | Tx, code: string): Promise<KeptPromo | undefined> {
  const row = await q.selectFrom("promo_codes").selectAll().where("code", "=", code).executeTakeFirst();
  return row && keptOf(row);
}

export async function lockPromo(tx: Tx, code: string): Promise<KeptPromo | undefined> {
  const query = tx.selectFrom("promo_codes").selectAll().where("code", "=", code);
  const row = await locked(tx, query).executeTakeFirst();
  return row && keptOf(row);
}

export async function countCodes(q: Reads | Tx): Promise<number> {
  const { count } = await q
    .selectFrom("promo_codes")
    .select((of) => of.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False where there is one of that name. */
export async function insertPromo(tx: Tx, rule: PromoRule): Promise<boolean> {
  const inserted = await tx
    .insertInto("promo_codes")
    .values({ code: rule.code, used: 0, version: 1, ...fieldsOf(rule) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("code")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** How often it has been used stays as it was. */
export async function savePromo(tx: Tx, rule: PromoRule): Promise<void> {
  const fields = fieldsOf(rule);
  await tx
    .insertInto("promo_codes")
    .values({ code: rule.code, used: 0, version: 1, ...fields })
    .onConflict((conflict) =>
      conflict.column("code").doUpdateSet({ ...fields, version: sql<number>`promo_codes.version + 1` }),
    )
    .execute();
}

export async function deletePromo(tx: Tx, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("promo_codes").where("code", "=", code).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countPromo(q: Reads | Tx, code: string): Promise<number> {
  const row = await q.selectFrom("promo_codes").select("used").where("code", "=", code).executeTakeFirst();
  return row?.used ?? 0;
}

/** False where it has been used as often as it can be: who comes second waits for who came first. */
export async function takePromo(tx: Tx, code: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("promo_codes")
    .set({ used: sql<number>`used + 1` })
    .where("code", "=", code)
    .where((where) => where.or([where("times", "is", null), where("used", "<", where.ref("times"))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function givePromoBack(tx: Tx, code: string): Promise<void> {
  await tx
    .updateTable("promo_codes")
    .set({ used: sql<number>`used - 1` })
    .where("code", "=", code)
    .where("used", ">", 0)
    .execute();
}

function fieldsOf(rule: PromoRule) {
  return {
    percent_hundredths: hundredthsOf(rule.percent),
    paise: rule.paise,
    ships_free: rule.shipsFree ? 1 : 0,
    minimum_paise: rule.minimumPaise,
    times: rule.times,
    per_customer: rule.perCustomer,
    first_order: rule.firstOrder ? 1 : 0,
    begins_at: rule.beginsAt,
    ends_at: rule.endsAt,
    is_on: rule.isOn ? 1 : 0,
  } as const;
}

function keptOf(row: PromoRow): KeptPromo {
  return {
    code: row.code,
    percent: row.percent_hundredths / 100,
    paise: row.paise,
    shipsFree: row.ships_free === 1,
    minimumPaise: row.minimum_paise,
    times: row.times,
    perCustomer: row.per_customer,
    firstOrder: row.first_order === 1,
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
    isOn: row.is_on === 1,
    used: row.used,
    version: row.version,
  };
}
