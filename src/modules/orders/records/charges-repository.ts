import { sql } from "kysely";
import type { ChargeParams, ChargeView, TaxShare } from "#contract/charge-view.ts";
import type { Tx } from "#platform/database/database.ts";
import { pipelined } from "#platform/database/prepared.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    order_charges: ChargeRow;
  }
}

interface ChargeRow {
  order_id: string;
  position: number;
  kind: string;
  paise: number;
  inside: 0 | 1;
  words: string;
  params: string;
  tax_percent_hundredths: number | null;
  tax_paise: number | null;
}

/** A charge with its part of the order's tax; codes and taxes have none. */
export type SoldCharge = ChargeView & { readonly tax: TaxShare | null };

/** The charges of the order that a statement reads, as JSON, so that they cost it no statement of their own. */
export const chargesOfOrder = sql<string | null>`(
  select '[' || string_agg('["' || kind || '",' || paise || ',' || inside || ',"' || words || '",' || params || ','
    || coalesce(tax_percent_hundredths, -1) || ',' || coalesce(tax_paise, 0) || ']', ',' order by position) || ']'
  from order_charges where order_id = orders.id)`.as("charges");

const inserting = pipelined((q, { rows }: { rows: readonly ChargeRow[] }) =>
  q.insertInto("order_charges").values(rows),
);

export async function insertCharges(tx: Tx, orderId: string, charges: readonly SoldCharge[]): Promise<void> {
  if (charges.length === 0) return;
  const rows = charges.map(
    ({ kind, paise, inside, words, params, tax }, position): ChargeRow => ({
      order_id: orderId,
      position,
      kind,
      paise,
      inside: inside ? 1 : 0,
      words,
      params: JSON.stringify(params),
      tax_percent_hundredths: tax && hundredths(tax.percent),
      tax_paise: tax?.paise ?? null,
    }),
  );
  await inserting(tx, { rows });
}

/** A rate has two decimals at most. */
export function hundredths(percent: number): number {
  return Math.round(percent * 100);
}

type ChargeTuple = [string, number, number, string, ChargeParams, number, number];

/** What they cost, and the tax of each: pages and calls are given the first alone. */
export function readCharges(found: string | null) {
  const rows = JSON.parse(found ?? "[]") as ChargeTuple[];
  const charges = rows.map(
    ([kind, paise, inside, words, params]): ChargeView => ({
      kind,
      paise,
      inside: inside === 1,
      words,
      params,
    }),
  );
  const taxes = rows.map(([, , , , , percent, paise]): TaxShare | null =>
    percent < 0 ? null : { percent: percent / 100, paise },
  );
  return { charges, taxes };
}
