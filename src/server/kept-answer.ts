import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Packing, pack, packingFor } from "./packing.ts";

/** An answer in memory, packed once for each way in which it is asked for. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly etag: string;
  readonly raw: Buffer;
  readonly packed: Partial<Record<Packing, Buffer | Promise<Buffer>>>;
  /** Ways in which somebody was sent it already, of an answer that most often nobody asks for again. */
  readonly sentOnce?: Set<Packing>;
}

export async function keptAnswerOf(
  made: Response,
  common: Readonly<Record<string, string>>,
): Promise<KeptAnswer> {
  const raw = Buffer.from(await made.arrayBuffer());
  const etag = made.status === 200 ? tagOf(raw) : "";
  const cookies = made.headers.getSetCookie();
  const headers = {
    ...common,
    ...Object.fromEntries(made.headers),
    vary: "accept-encoding, cookie",
    ...(etag && { etag }),
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  };
  const isCall = made.headers.get("content-type")?.startsWith("application/json");
  return { status: made.status, headers, etag, raw, packed: {}, ...(isCall && { sentOnce: new Set() }) };
}

/** The same with other words, for one who asks: nothing on the way keeps it. */
export function keptAnswerWith({ status, headers, ...rest }: KeptAnswer, html: string): KeptAnswer {
  const raw = Buffer.from(html);
  const { etag: _, ...others } = headers;
  return { ...rest, status, headers: { ...others, "cache-control": "no-store" }, etag: "", raw, packed: {} };
}

function tagOf(raw: Buffer): string {
  return `W/"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
}

export function sendKept(kept: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (kept.status === 200 && kept.etag !== "" && request.headers["if-none-match"] === kept.etag) {
    response.writeHead(304, kept.headers).end();
    return;
  }
  const packing = kept.raw.length > 0 ? packingFor(request.headers["accept-encoding"] as string) : undefined;
  const packed = packing && packedAs(kept, packing);
  if (packed instanceof Promise)
    packed.then(
      (body) => write(kept, request, response, body, packing),
      () => write(kept, request, response, kept.raw),
    );
  else write(kept, request, response, packed ?? kept.raw, packing);
}

function packedAs(kept: KeptAnswer, packing: Packing): Buffer | Promise<Buffer> {
  const known = kept.packed[packing];
  if (known) return known;
  if (kept.sentOnce && !kept.sentOnce.has(packing)) {
    kept.sentOnce.add(packing);
    return pack(kept.raw, packing, "once");
  }
  const begun = pack(kept.raw, packing, "kept");
  kept.packed[packing] = begun;
  begun.then(
    (body) => {
      kept.packed[packing] = body;
    },
    () => delete kept.packed[packing],
  );
  return begun;
}

function write(
  { status, headers }: KeptAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  packing?: Packing,
): void {
  response.writeHead(status, {
    ...headers,
    "x-request-id": randomUUID(),
    ...(packing && { "content-encoding": packing }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
