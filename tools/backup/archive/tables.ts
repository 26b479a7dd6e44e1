import { type RawBuilder, sql } from "kysely";
import { orderNumbers } from "#modules/orders/records/order-repository.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { engineOf } from "#platform/database/engine-of.ts";
import { Refusal } from "#tools/refusal.ts";

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** What its rows are told apart by. */
  readonly keys: readonly string[];
}

export type Row = Readonly<Record<string, string | number | null>>;

/** An archive leaves out what opens a session, belongs to one, is good once or kept for a day, and what is made of the rest. A new table goes along. */
export const leftOut: ReadonlySet<string> = new Set([
  ...["sessions", "push_devices", "known_browsers", "mail_links", "invitations", "order_codes"],
  ...["phone_codes", "factor_codes", "factor_challenges", "factor_recoveries", "passkey_tries", "limits"],
  ...["search_words", "search_trigrams", "search_changes", "product_terms", "listing_changes"],
  ...["customer_files", "past_order_files", "invalidations", "migrations", "background_migrations"],
]);

const rowsAtOnce = 500;

/** All that are tables of the shop, without columns that the engine makes of others. */
export async function allTables(q: Reads | Tx): Promise<Table[]> {
  const { rows } = await described(q).execute(q);
  const byName = Map.groupBy(rows, ({ table }) => table);
  return [...byName].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column }) => column),
    keys: columns
      .filter(({ key }) => key !== null)
      .sort((one, other) => Number(one.key) - Number(other.key))
      .map(({ column }) => column),
  }));
}

/** Along the key, some at a time; tables without one are short. */
export async function* rowsOf(q: Reads, { name, columns, keys }: Table): AsyncGenerator<readonly Row[]> {
  const hasKey = keys.length > 0;
  const along = names(hasKey ? keys : columns);
  let last: Row | undefined;
  for (let read = 0; ; ) {
    const after = last && hasKey && sql`where (${along}) > (${sql.join(keys.map((key) => last?.[key]))})`;
    const passed = hasKey ? sql`` : sql`offset ${sql.lit(read)}`;
    const { rows } = await sql<Row>`
      select ${names(columns)} from ${sql.table(name)} ${after || sql``}
      order by ${along} limit ${sql.lit(rowsAtOnce)} ${passed}`.execute(q);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) break;
    read += rows.length;
    last = rows.at(-1);
  }
  if (name !== "key_values" || engineOf(q) === "sqlite") return;
  // SQLite keeps in a row what PostgreSQL has a sequence for.
  const { rows } = await sql<Row>`
    select ${sql.lit(orderNumbers.counter)} as name, last_value as value from ${sql.table(orderNumbers.sequence)}`.execute(
    q,
  );
  yield rows;
}

export async function insertRows(tx: Tx, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const isCounter = (row: Row) =>
    engineOf(tx) === "postgres" && name === "key_values" && row.name === orderNumbers.counter;
  // Unlike setval, this is undone with all the rest.
  for (const { value } of rows.filter(isCounter))
    await sql`alter sequence ${sql.table(orderNumbers.sequence)} restart with ${sql.lit(Number(value) + 1)}`.execute(
      tx,
    );
  const own = rows.filter((row) => !isCounter(row));
  const values = own.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  if (own.length === 0) return;
  await sql`insert into ${sql.table(name)} (${names(columns)}) values ${sql.join(values)}`.execute(tx);
}

/** The lines of a file of rows; each has all columns of its table and no other. */
export function rowsIn({ columns }: Table, bytes: Buffer, name: string): Row[] {
  const lines = bytes.toString().split("\n").slice(0, -1);
  return lines.map((line, at) => {
    const row = readRow(line);
    const isWhole =
      row && Object.keys(row).length === columns.length && columns.every((one) => isValue(row[one]));
    if (!isWhole) throw new Refusal(`line ${at + 1} of ${name} is no row of its table`);
    return row;
  });
}

function readRow(line: string): Row | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === "object" && read !== null ? (read as Row) : undefined;
  } catch {
    return undefined;
  }
}

const isValue = (value: unknown) => value === null || ["string", "number"].includes(typeof value);

export async function holdsRows(q: Reads | Tx, { name }: Table): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(name)} limit 1`.execute(q)).rows.length > 0;
}

/** Takes all rows out but those that say what was migrated. */
export async function clear(tx: Tx, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables)
    if (name !== "migrations") await sql`delete from ${sql.table(name)}`.execute(tx);
}

/**
 * Lets rows come in any order, whatever they point to; what it gives ends that, and refuses what points to nothing.
 * PostgreSQL's own switch for this is a superuser's.
 */
export async function untie(tx: Tx): Promise<() => Promise<void>> {
  if (engineOf(tx) === "sqlite") {
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    return async () => {
      const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(tx);
      if (rows[0]) refuseLoose(rows[0].table);
    };
  }
  const { rows: ties } = await sql<{ table: string; name: string; text: string }>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(tx);
  const alter = (table: string) => sql`alter table ${sql.raw(table)}`;
  for (const { table, name } of ties) await sql`${alter(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  return async () => {
    for (const { table, name, text } of ties)
      await sql`${alter(table)} add constraint ${sql.ref(name)} ${sql.raw(text)}`
        .execute(tx)
        .catch(() => refuseLoose(table));
    const { rows: counted } = await sql<{ table: string; column: string }>`
      select attrelid::regclass::text as "table", attname as "column"
      from pg_attribute where attidentity <> ''`.execute(tx);
    for (const { table, column } of counted)
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.ref(column)}))
        from ${sql.raw(table)} having max(${sql.ref(column)}) is not null`.execute(tx);
  };
}

function refuseLoose(table: string): never {
  throw new Refusal(`Rows of ${table} point to what is not in the archive.`);
}

const names = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));

function described(q: Reads | Tx): RawBuilder<{ table: string; column: string; key: number | null }> {
  return engineOf(q) === "sqlite"
    ? sql`select t.name as "table", c.name as "column", nullif(c.pk, 0) as "key"
        from pragma_table_list t, pragma_table_info(t.name) c
        where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'
        order by t.name, c.cid`
    : sql`select t.relname as "table", c.attname as "column", array_position(k.indkey, c.attnum) as "key"
        from pg_class t join pg_attribute c on c.attrelid = t.oid
        left join pg_index k on k.indrelid = t.oid and k.indisprimary
        where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
        and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
        order by t.relname, c.attnum`;
}
