import { type RawBuilder, sql } from "kysely";
import type { Reads } from "#platform/database/database.ts";
import { bytewise, lastWord } from "#platform/database/dialects.ts";
import type { UserRow } from "../profile/users-repository.ts";
import type { CustomerWay } from "../rules/customer-search.ts";

export interface FoundCustomer {
  readonly id: string;
  /** What was looked for, and so what the list is sorted by. */
  readonly key: string;
}

/** Ids begin with their time: the newest first. Who works here is no customer, nor is a guest. */
export function newestCustomers(q: Reads, after: string | undefined, limit: number): Promise<UserRow[]> {
  return customers(q)
    .selectAll()
    .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** No further than anybody wants to count. */
export async function countCustomers(q: Reads, most: number): Promise<number> {
  const { n } = await q
    .selectFrom(customers(q).select("id").orderBy("id").limit(most).as("first_ones"))
    .select((of) => of.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** As their own index has it. */
function customers(q: Reads) {
  return q
    .selectFrom("users")
    .where("deleted_at", "is", null)
    .where("role", "is", null)
    .where((eb) => eb("is_guest", "=", eb.lit(0)));
}

/** Those of whom something begins so, in its order and then the newest first. */
export async function findCustomers(
  q: Reads,
  { by, value }: CustomerWay,
  { after, limit }: { after: FoundCustomer | undefined; limit: number },
): Promise<FoundCustomer[]> {
  const key = keyOf(q, by);
  const { rows } = await sql<FoundCustomer>`
    select id, ${key} as key from users
    where deleted_at is null and ${key} >= ${after?.key ?? value} and ${key} < ${`${value}\u{10FFFF}`}
    ${after ? sql`and (${key} > ${after.key} or id < ${after.id})` : sql``}
    order by ${key}, id desc limit ${limit}`.execute(q);
  return rows;
}

function keyOf(q: Reads, by: CustomerWay["by"]): RawBuilder<string> {
  const keys: Record<typeof by, () => RawBuilder<string>> = {
    phone: () => bytewise(q, sql`phone`),
    email: () => bytewise(q, sql`email`),
    name: () => bytewise(q, sql`lower(name)`),
    lastName: () => bytewise(q, sql`lower(${lastWord(q, sql`name`)})`),
  };
  return keys[by]();
}
