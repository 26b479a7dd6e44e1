import type { IncomingMessage } from "node:http";

interface Part {
  readonly start: number;
  readonly end: number;
}

/** The one part of a file that is asked for; several at once, or a part of an older file, get the whole. */
export function partOf(
  { method, headers }: IncomingMessage,
  size: number,
  etag: string | undefined,
): Part | "outside" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (method !== "GET" || (first === "" && last === "")) return undefined;
  if (headers["if-range"] !== undefined && headers["if-range"] !== etag) return undefined;
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return start > end ? "outside" : { start, end };
}
