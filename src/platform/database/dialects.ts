import { type RawBuilder, sql } from "kysely";
import type { Reads, Tx } from "./database.ts";
import { engineOf } from "./engine-of.ts";

type Sql = RawBuilder<unknown>;

/** The rows kept from other writers until the transaction ends; SQLite has one writer anyway. */
export function locked<Query extends { forNoKeyUpdate(): Query }>(q: Reads | Tx, query: Query): Query {
  return engineOf(q) === "postgres" ? query.forNoKeyUpdate() : query;
}

/** Also from those who want to point to the rows. */
export function lockedWhole<Query extends { forUpdate(): Query }>(q: Reads | Tx, query: Query): Query {
  return engineOf(q) === "postgres" ? query.forUpdate() : query;
}

/** Without those that somebody else keeps. */
export function skippingLocked<Query extends { forNoKeyUpdate(): Query; skipLocked(): Query }>(
  q: Reads | Tx,
  query: Query,
): Query {
  return engineOf(q) === "postgres" ? query.forNoKeyUpdate().skipLocked() : query;
}

/** The same at the end of a statement of one's own: the rows of this table alone. */
export function lockOf(q: Reads | Tx, table: string): Sql {
  return engineOf(q) === "postgres" ? sql`for no key update of ${sql.ref(table)}` : sql``;
}

/** Behind a table: the index to read. PostgreSQL takes no hints. */
export function alongIndex(q: Reads | Tx, index: string): Sql {
  return engineOf(q) === "sqlite" ? sql`indexed by ${sql.ref(index)}` : sql``;
}

/** Rows of one group between two ids, both left out, of an index of (group, id). PostgreSQL plans before it knows the group, and would walk all rows by id. */
export function inGroup(
  q: Reads | Tx,
  {
    group,
    value,
    above = "",
    below = behindIds,
  }: {
    readonly group: Sql;
    readonly value: Sql;
    readonly above?: string | undefined;
    readonly below?: string | undefined;
  },
): RawBuilder<boolean> {
  return engineOf(q) === "sqlite"
    ? sql`(${group} = ${value} and id > ${above} and id < ${below})`
    : sql`((${group}, id) > (${value}, ${above}) and (${group}, id) < (${value}, ${below}))`;
}

/** Letters after all digits of an id, in every collation. */
const behindIds = "zz";

/** What they are sorted by. */
export function alongGroup(q: Reads | Tx, group: Sql, direction: "asc" | "desc"): Sql {
  const way = sql.raw(direction);
  return engineOf(q) === "sqlite" ? sql`id ${way}` : sql`${group} ${way}, id ${way}`;
}

/** Any of many numbers, however many, in one and the same statement: a list as `numberList` writes it. */
export function isAmong(q: Reads | Tx, column: string, list: string): RawBuilder<boolean> {
  return engineOf(q) === "sqlite"
    ? sql`${sql.ref(column)} in (select value from json_each(${list}))`
    : sql`${sql.ref(column)} = any(cast(${list} as bigint[]))`;
}

export function numberList(q: Reads | Tx, numbers: readonly number[]): string {
  return engineOf(q) === "sqlite" ? JSON.stringify(numbers) : `{${numbers.join(",")}}`;
}

/** One that nobody had before. PostgreSQL's sequence lets nobody wait; SQLite, with one writer, counts up a key value. */
export function nextOf(
  q: Reads | Tx,
  { sequence, counter }: { readonly sequence: string; readonly counter: string },
): RawBuilder<{ number: number }> {
  return engineOf(q) === "sqlite"
    ? sql`update key_values set value = value + 1 where name = ${sql.lit(counter)} returning value as number`
    : sql`select nextval(${sql.lit(sequence)}) as number`;
}

/** The values of a group as JSON text. */
export function jsonList(q: Reads | Tx, value: Sql): RawBuilder<string> {
  return engineOf(q) === "sqlite"
    ? sql`json_group_array(${value})`
    : sql`cast(coalesce(json_agg(${value}), '[]') as text)`;
}

/** A list inside one value of an outer statement, as JSON text: each row of `from` an array of its columns. */
export function jsonRows(q: Reads | Tx, columns: Sql, from: Sql): RawBuilder<string> {
  const row = engineOf(q) === "sqlite" ? sql`json_array(${columns})` : sql`json_build_array(${columns})`;
  return sql`(select ${jsonList(q, row)} from ${from})`;
}

/** Rows as one object inside an outer statement, as JSON text: by the value of one column, the others by their names. */
export function jsonByKey(
  q: Reads | Tx,
  {
    key,
    columns,
    from,
  }: { readonly key: string; readonly columns: readonly string[]; readonly from: string },
): RawBuilder<string> {
  const named = columns.map((name) => `'${name}', ${name}`).join(", ");
  return sql.raw(
    engineOf(q) === "sqlite"
      ? `(select json_group_object(${key}, json_object(${named})) from ${from})`
      : `(select cast(coalesce(json_object_agg(${key}, json_build_object(${named})), '{}') as text) from ${from})`,
  );
}

/** A JSON text with another text at a key. */
export function withJsonText(q: Reads | Tx, column: string, key: string, text: string): RawBuilder<string> {
  return engineOf(q) === "sqlite"
    ? sql`json_set(${sql.ref(column)}, ${`$.${key}`}, ${text})`
    : sql`cast(jsonb_set(cast(${sql.ref(column)} as jsonb), cast(${`{${key}}`} as text[]), to_jsonb(cast(${text} as text))) as text)`;
}

/** A text in a JSON text, as indexes have it. */
export function jsonText(q: Reads | Tx, column: string, key: string): RawBuilder<string> {
  return engineOf(q) === "sqlite"
    ? sql`${sql.ref(column)} ->> ${sql.lit(`$.${key}`)}`
    : sql`${sql.ref(column)}::jsonb ->> ${sql.lit(key)}`;
}

/** What comes after the last space. */
export function lastWord(q: Reads | Tx, text: Sql): RawBuilder<string> {
  return engineOf(q) === "sqlite"
    ? sql`replace(${text}, rtrim(${text}, replace(${text}, ' ', '')), '')`
    : sql`substring(${text} from '[^ ]*$')`;
}

export function lastLetters(q: Reads | Tx, text: Sql, count: number): RawBuilder<string> {
  return engineOf(q) === "sqlite"
    ? sql`substr(${text}, ${sql.lit(-count)})`
    : sql`right(${text}, ${sql.lit(count)})`;
}

/** Sorted by its bytes, so that what begins alike lies together. */
export function bytewise(q: Reads | Tx, text: Sql): RawBuilder<string> {
  return engineOf(q) === "sqlite" ? sql`(${text})` : sql`(${text}) collate "C"`;
}

/** Whether a text holds another one, capital letters or not; SQLite knows those from A to Z alone. */
export function containsText(q: Reads | Tx, column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return engineOf(q) === "sqlite"
    ? sql`${sql.ref(column)} like ${pattern} escape '\\'`
    : sql`${sql.ref(column)} ilike ${pattern} escape '\\'`;
}
