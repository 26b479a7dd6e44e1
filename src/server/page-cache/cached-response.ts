import { hash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isPrefetch } from "../admission/is-prefetch.ts";
import { textOf } from "../http/envelope.ts";
import { type Packing, packedToKeep, packingFor, packLightly, unpack } from "../http/packing.ts";

/** An answer in memory, packed once for each way in which it is asked for. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly etag: string;
  /** Bytes of the answer as it was made; its room is counted by these, packed or not. */
  readonly size: number;
  /** As it was made, until it is packed tightly: in memory it takes an eighth then. */
  raw: Buffer | undefined;
  readonly packed: Partial<Record<Packing, Buffer | Promise<Buffer>>>;
  /** Ways in which somebody was sent it already, of an answer that most often nobody asks for again. */
  readonly sentOnce?: Set<Packing>;
}

export async function cachedResponseOf(
  made: Response,
  common: Readonly<Record<string, string>>,
): Promise<CachedResponse> {
  const text = textOf(made);
  const raw = text === undefined ? Buffer.from(await made.arrayBuffer()) : Buffer.from(text);
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
  const once = isCall && { sentOnce: new Set<Packing>() };
  return { status: made.status, headers, etag, size: raw.length, raw, packed: {}, ...once };
}

/** The same with other words, for one who asks: nothing on the way keeps it. */
export function cachedResponseWith(
  { status, headers, ...rest }: CachedResponse,
  html: string,
): CachedResponse {
  const raw = Buffer.from(html);
  const { etag: _, ...others } = headers;
  const unkept = { ...others, "cache-control": "no-store" };
  return { ...rest, status, headers: unkept, etag: "", size: raw.length, raw, packed: {} };
}

/** The answer as it was made. */
export async function wholeBody({ raw, packed }: CachedResponse): Promise<Buffer> {
  if (raw) return raw;
  const [packing, body] = Object.entries(packed)[0] as [Packing, Buffer | Promise<Buffer>];
  return unpack(await body, packing);
}

function tagOf(raw: Buffer): string {
  return `W/"${hash("sha256", raw, "base64url").slice(0, 22)}"`;
}

export function sendCached(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  if (cached.status === 200 && cached.etag !== "" && request.headers["if-none-match"] === cached.etag) {
    response.writeHead(304, cached.headers).end();
    return;
  }
  const packing = cached.size > 0 ? packingFor(request.headers["accept-encoding"] as string) : undefined;
  const packed = packing ? packedAs(cached, packing) : (cached.raw ?? wholeBody(cached));
  if (packed instanceof Promise)
    packed.then(
      (body) => write(cached, request, response, body, packing),
      () => (cached.raw ? write(cached, request, response, cached.raw) : response.destroy()),
    );
  else write(cached, request, response, packed, packing);
}

function packedAs(cached: CachedResponse, packing: Packing): Buffer | Promise<Buffer> {
  const known = cached.packed[packing];
  if (known) return known;
  const { raw } = cached;
  if (raw && cached.sentOnce && !cached.sentOnce.has(packing)) {
    cached.sentOnce.add(packing);
    return packLightly(raw, packing);
  }
  const begun = wholeBody(cached).then((whole) => packedToKeep(whole, packing));
  cached.packed[packing] = begun;
  begun.then(
    (body) => {
      cached.packed[packing] = body;
      cached.raw = undefined;
    },
    () => delete cached.packed[packing],
  );
  return begun;
}

function write(
  { status, headers: { "set-cookie": cookies, ...headers } }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  packing?: Packing,
): void {
  response.writeHead(status, {
    ...headers,
    ...(cookies && !isPrefetch(request) && { "set-cookie": cookies }),
    "x-request-id": randomUUID(),
    ...(packing && { "content-encoding": packing }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
