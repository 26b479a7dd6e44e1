import { type Failure, failure } from "../outcome.ts";

interface Unread {
  readonly fault: "tableUnreadable" | "tableTooLong" | "tableEmpty" | "tableBroken";
  readonly line?: number;
}

/** A file that cannot be read, as its sender is told. */
export function unread({ fault, line }: Unread): Failure {
  return failure(fault, { field: "table", ...(line !== undefined && { data: { line } }) });
}
