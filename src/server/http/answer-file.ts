import type { FileType } from "#contract/endpoint.ts";
import type { FileOfAnswer } from "#contract/endpoints/file-answer.ts";
import { inTurns } from "#platform/in-turns.ts";
import { closedPolicy } from "./security-headers.ts";

/** A file of somebody's own: shown where the browser can, and kept by nothing on the way. */
export function answerFile(type: FileType, { name, body }: FileOfAnswer): Response {
  const shown = type === "text/csv" || type === "application/json" ? "attachment" : "inline";
  const headers = new Headers({
    "content-type": type === "text/csv" ? "text/csv; charset=utf-8" : type,
    "content-disposition": `${shown}; filename="${name.replace(/[^\w.-]+/g, "-")}"`,
    "cache-control": "no-store",
    "content-security-policy": closedPolicy,
  });
  if (body instanceof Uint8Array) headers.set("content-length", String(body.byteLength));
  const sent = body instanceof ReadableStream ? inTurns(body) : body;
  return new Response(sent as BodyInit, { headers });
}
