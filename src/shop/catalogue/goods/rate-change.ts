import { unitPaise } from "#contract/money.ts";
import type { Reads } from "#platform/database/database.ts";
import { readFact } from "#platform/database/facts.ts";
import { rateFact } from "./catch-up.ts";

export interface RateChange {
  readonly from: number;
  readonly products: number;
  readonly example: { readonly title: string; readonly paiseBefore: number; readonly paiseAfter: number };
}

/** What another rate would do to a filled catalogue; nothing when it is the one that all was priced at. */
export async function rateChange(q: Reads, rate: number): Promise<RateChange | undefined> {
  const from = (await readFact(q, rateFact)) / 1_000_000;
  if (from === 0 || Math.round(rate * 1_000_000) === Math.round(from * 1_000_000)) return undefined;
  const sold = q.selectFrom("products").where("deleted_at", "is", null);
  const example = await sold
    .select(["title", "price", "discount", "unit_paise"])
    .orderBy("number")
    .limit(1)
    .executeTakeFirst();
  if (!example) return undefined;
  const { count } = await sold
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const { title, price, discount, unit_paise: paiseBefore } = example;
  return {
    from,
    products: Number(count),
    example: { title, paiseBefore, paiseAfter: unitPaise(price, discount, rate) },
  };
}
