import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type CardRow, cardColumns } from "../listing/card-repository.ts";

/** The cards of these products, in this order. */
export async function loadCards(
  { read }: Pick<Database, "read">,
  numbers: readonly number[],
): Promise<CardRow[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<CardRow>`select ${cardColumns} from products as p
    where p.number in (${sql.join(numbers)}) and p.deleted_at is null`.execute(read);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}
