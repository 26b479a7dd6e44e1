import type { StatementSync } from "node:sqlite";

/** Rows of what a statement gave. */
export type RowsOf = (values: readonly unknown[]) => readonly object[];

/**
 * How the rows of a statement are made, where it gives any. Those of the driver are dictionaries: to make and read one
 * takes several times as long as one whose fields are written out. What asks for all columns of a table may be
 * given others when another process has migrated, so the driver names these each time.
 */
export function rowsOf(text: string, statement: StatementSync): RowsOf | undefined {
  const names = statement.columns().map(({ name }) => name);
  if (names.length === 0) return undefined;
  if (allColumns.test(text)) return (values) => values as readonly object[];
  statement.setReturnArrays(true);
  const fields = names.map((name, at) => `${JSON.stringify(name)}: values[${at}]`);
  const rowOf = new Function("values", `return { ${fields.join(", ")} };`) as (values: unknown) => object;
  return (given) => given.map((values) => rowOf(values));
}

const allColumns = /(?:\bselect(?:\s+(?:distinct|all))?|\breturning|[,.])\s*\*/i;
