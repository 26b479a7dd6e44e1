import type { CompiledQuery, DatabaseConnection } from "kysely";
import type { SentWrite } from "./prepared.ts";

/**
 * The connection of a transaction on PostgreSQL, where writes that were `sent` wait for their neighbours and go out
 * with them as one statement, before whatever else is asked. All parts of a statement see the rows as they were before
 * it: a second write to the same table begins the next one.
 */
export function gatherWrites(connection: DatabaseConnection, onRefused: (error: unknown) => void) {
  let waiting: CompiledQuery[] = [];

  function send(): void {
    if (waiting.length === 0) return;
    const together = joined(waiting);
    waiting = [];
    connection.executeQuery(together).catch(onRefused);
  }

  const gathering: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery) {
      if (!isSent(query)) {
        send();
        return connection.executeQuery<R>(query);
      }
      if (waiting.some((one) => tableOf(one) === tableOf(query))) send();
      waiting.push(query);
      return { rows: [] };
    },
    streamQuery(query, chunkSize) {
      send();
      return connection.streamQuery(query, chunkSize);
    },
  };
  return { connection: gathering, send };
}

function isSent(query: CompiledQuery): query is SentWrite {
  return (query as Partial<SentWrite>).isSent === true;
}

function tableOf({ sql }: CompiledQuery): string {
  const [, table] = /^(?:insert into|update|delete from) "(\w+)"/.exec(sql) ?? [];
  if (table === undefined) throw new TypeError(`No write to one table: ${sql}`);
  return table;
}

function joined(writes: readonly CompiledQuery[]): CompiledQuery {
  const [last, ...before] = [...writes].reverse() as [CompiledQuery, ...CompiledQuery[]];
  if (before.length === 0) return last;
  const text = textOf(writes);
  return { ...last, sql: text, parameters: writes.flatMap(({ parameters }) => parameters) };
}

/** Of the texts of the parts: as many as there are places in the code where writes stand beside each other. */
const known = new Map<string, string>();

function textOf(writes: readonly CompiledQuery[]): string {
  const key = writes.map(({ sql }) => sql).join("\n");
  const text = known.get(key) ?? written(writes);
  known.set(key, text);
  return text;
}

function written(writes: readonly CompiledQuery[]): string {
  let taken = 0;
  const parts = writes.map(({ sql, parameters }) => {
    const from = taken;
    taken += parameters.length;
    return sql.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + from}`);
  });
  const last = parts.pop();
  return `with ${parts.map((part, at) => `sent_${at} as (${part})`).join(", ")} ${last}`;
}
