import { type RawBuilder, sql } from "kysely";
import type { Reads, Tx } from "./database.ts";
import { jsonByKey } from "./dialects.ts";

/** By language; a text is empty where nobody has written it. */
export type TextsByLang<Name extends string> = { readonly [lang: string]: Readonly<Record<Name, string>> };

/**
 * What is said of things in other languages than that of their own rows: a table with a row for each thing and language.
 * A further language is more rows.
 */
export function textsByLang<Name extends string>({ table, owner, names }: Described<Name>) {
  const [texts, id] = [sql.table(table), sql.ref(owner)];
  return {
    /** All of one thing as JSON text, within a statement of things. */
    of(q: Reads | Tx, thing: string, some: readonly Name[] = names): RawBuilder<string> {
      return jsonByKey(q, { key: "lang", columns: some, from: `${table} where ${owner} = ${thing}` });
    },
    /** Behind a table of things: those of one language as `told`, where there are such. */
    beside(thing: string, lang: string): RawBuilder<unknown> {
      return sql.raw(`left join ${table} as told on told.${owner} = ${thing} and told.lang = '${lang}'`);
    },
    read: (json: string) => JSON.parse(json) as TextsByLang<Name>,
    /** Of the languages that are named; the others stay. */
    async save(tx: Tx, things: readonly Thing<Name>[]): Promise<void> {
      const said = things.flatMap((thing) =>
        Object.entries(thing.texts).map(([lang, words]) => ({ thing: thing.id, lang, words })),
      );
      for (const [lang, those] of Map.groupBy(said, (one) => one.lang)) {
        await sql`delete from ${texts} where lang = ${lang}
          and ${id} in (${sql.join(those.map(({ thing }) => thing))})`.execute(tx);
        const rows = those
          .map(({ thing, words }) => [thing, lang, ...names.map((name) => words[name])])
          .filter(([, , ...words]) => words.some((word) => word !== ""));
        if (rows.length === 0) continue;
        const columns = [owner, "lang", ...names].map((name) => sql.ref(name));
        await sql`insert into ${texts} (${sql.join(columns)})
          values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`.execute(tx);
      }
    },
  };
}

interface Described<Name extends string> {
  readonly table: string;
  /** The column that names the thing. */
  readonly owner: string;
  readonly names: readonly Name[];
}

interface Thing<Name extends string> {
  readonly id: string;
  readonly texts: TextsByLang<Name>;
}
