import { type CompiledQuery, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { engineOf } from "#platform/database/engine-of.ts";
import type { Listening } from "#platform/database/prepared.ts";

export interface WatchedReads {
  readonly db: Database;
  /** The statements since it was asked last. */
  take(): CompiledQuery[];
}

/** The same database, with every statement that reads noted down. */
export function watchReads(db: Database): WatchedReads {
  let noted: CompiledQuery[] = [];
  const note: Listening = {
    hear(query) {
      noted.push(query);
    },
    transformQuery({ node, queryId }) {
      noted.push(db.read.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: { ...db, read: db.read.withPlugin(note) },
    take() {
      const taken = noted;
      noted = [];
      return taken;
    },
  };
}

/** The same with what transactions and what everybody follows say. */
export function watchAll(db: Database): WatchedReads {
  const watched = watchReads(db);
  const noting = [...watched.db.read.getExecutor().plugins];
  const withNotes = <Q extends Pick<Database["read"], "withPlugin">>(q: Q): Q =>
    noting.reduce((noted, plugin) => noted.withPlugin(plugin) as unknown as Q, q);
  return {
    ...watched,
    db: {
      ...watched.db,
      watch: withNotes(db.watch),
      write: (work) => db.write((tx) => work(withNotes(tx))),
    },
  };
}

export interface Plan {
  /** Large tables that are read from end to end. */
  readonly scans: readonly string[];
  /** The most rows that any step gave; SQLite does not tell. */
  readonly mostRows: number;
  /** The most rows that any step read and did not want; SQLite does not tell. */
  readonly mostInVain: number;
}

const large = [
  "products",
  "product_search",
  "product_terms",
  "reviews",
  "stock",
  "stock_moves",
  "search_words",
  "search_trigrams",
  "orders",
  "order_lines",
  "order_pieces",
  "order_charges",
  "payments",
  "refunds",
  "invoices",
  "parcels",
  "order_events",
  "audit",
  "past_orders",
  "users",
];
const largeNames = new RegExp(`\\b(?:${[...large, "p", "facts", "walked", "other"].join("|")})\\b`);

/** PostgreSQL reads few rows from end to end although they have an index: `few` asks whether there is one. */
export function planOf(db: Database, statement: CompiledQuery, { few = false } = {}): Promise<Plan> {
  return engineOf(db.read) === "sqlite" ? sqlitePlan(db, statement) : postgresPlan(db, statement, few);
}

async function sqlitePlan(db: Database, statement: CompiledQuery): Promise<Plan> {
  const explained = { ...statement, sql: `explain query plan ${statement.sql}` };
  const { rows } = await db.read.executeQuery<{ detail: string }>(explained);
  return { scans: rows.map(({ detail }) => detail).filter(isSqliteScan), mostRows: 0, mostInVain: 0 };
}

/** A walk along an index ends at its limit; the full-text index is walked by its words. */
function isSqliteScan(line: string): boolean {
  return (
    /^SCAN /.test(line) &&
    largeNames.test(line) &&
    !/USING (?:COVERING )?INDEX|VIRTUAL TABLE INDEX/.test(line)
  );
}

interface Step {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Step[];
}

/** The plan that named statements get, which is made before the values are known. */
async function postgresPlan(db: Database, statement: CompiledQuery, few: boolean): Promise<Plan> {
  return db.write(async (tx) => {
    if (few) await sql`set local enable_seqscan = off`.execute(tx);
    await sql.raw(`prepare explained as ${statement.sql}`).execute(tx);
    const values = statement.parameters.map(literal).join(", ");
    const { rows } = await sql<{ "QUERY PLAN": readonly { Plan: Step }[] }>`
      ${sql.raw(`explain (analyze, timing off, format json) execute explained${values && `(${values})`}`)}`.execute(
      tx,
    );
    await sql`deallocate explained`.execute(tx);
    const steps = rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => [...stepsOf(Plan)]));
    return {
      scans: steps
        .filter((step) => step["Node Type"] === "Seq Scan" && large.includes(step["Relation Name"] ?? ""))
        .map((step) => `Seq Scan on ${step["Relation Name"]}`),
      mostRows: Math.max(0, ...steps.map((step) => step["Actual Rows"] * step["Actual Loops"])),
      mostInVain: Math.max(
        0,
        ...steps.map((step) => (step["Rows Removed by Filter"] ?? 0) * step["Actual Loops"]),
      ),
    };
  });
}

function* stepsOf(step: Step): Generator<Step> {
  yield step;
  for (const below of step.Plans ?? []) yield* stepsOf(below);
}

function literal(value: unknown): string {
  if (Array.isArray(value)) {
    const type = value.every((one) => typeof one === "number") ? "bigint" : "text";
    return `array[${value.map(literal).join(", ")}]::${type}[]`;
  }
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString("hex")}'`;
  if (typeof value === "object" && value !== null) throw new Error("No value, but what stands for one.");
  return typeof value === "number" || value === null
    ? String(value)
    : `'${String(value).replaceAll("'", "''")}'`;
}
