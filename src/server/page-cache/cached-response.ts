import { hash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isPrefetch } from "../admission/is-prefetch.ts";
import {
  type ContentEncoding,
  compressedToKeep,
  compressLightly,
  contentEncodingFor,
  unpack,
} from "../http/compression.ts";
import { textOf } from "../http/envelope.ts";

/** An answer in memory, compressed once for each way in which it is asked for. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly etag: string;
  /** Bytes of the answer as it was made. */
  readonly size: number;
  /** As it was made, until it is compressed tightly: in memory it takes an eighth then. */
  raw: Buffer | undefined;
  readonly compressed: Partial<Record<ContentEncoding, Buffer | Promise<Buffer>>>;
  /** Called when it has been compressed: it takes less room, or is there in one more way. */
  whenPacked?: () => void;
  /** Ways in which somebody was sent it already, of an answer that most often nobody asks for again. */
  readonly sentOnce?: Set<ContentEncoding>;
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
  const once = isCall && { sentOnce: new Set<ContentEncoding>() };
  return { status: made.status, headers, etag, size: raw.length, raw, compressed: {}, ...once };
}

/** The same with other words, for one who asks: nothing on the way keeps it. */
export function cachedResponseWith(
  { status, headers, ...rest }: CachedResponse,
  html: string,
): CachedResponse {
  const raw = Buffer.from(html);
  const { etag: _, ...others } = headers;
  const unkept = { ...others, "cache-control": "no-store" };
  return { ...rest, status, headers: unkept, etag: "", size: raw.length, raw, compressed: {} };
}

/** The answer as it was made. */
export async function wholeBody({ raw, compressed }: CachedResponse): Promise<Buffer> {
  if (raw) return raw;
  const [encoding, body] = Object.entries(compressed)[0] as [ContentEncoding, Buffer | Promise<Buffer>];
  return unpack(await body, encoding);
}

function tagOf(raw: Buffer): string {
  return `W/"${hash("sha256", raw, "base64url").slice(0, 22)}"`;
}

export function sendCached(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  if (cached.status === 200 && cached.etag !== "" && request.headers["if-none-match"] === cached.etag) {
    response.writeHead(304, cached.headers).end();
    return;
  }
  const encoding =
    cached.size > 0 ? contentEncodingFor(request.headers["accept-encoding"] as string) : undefined;
  const compressed = encoding ? compressedAs(cached, encoding) : (cached.raw ?? wholeBody(cached));
  if (compressed instanceof Promise)
    compressed.then(
      (body) => write(cached, request, response, body, encoding),
      () => (cached.raw ? write(cached, request, response, cached.raw) : response.destroy()),
    );
  else write(cached, request, response, compressed, encoding);
}

function compressedAs(cached: CachedResponse, encoding: ContentEncoding): Buffer | Promise<Buffer> {
  const known = cached.compressed[encoding];
  if (known) return known;
  const { raw } = cached;
  if (raw && cached.sentOnce && !cached.sentOnce.has(encoding)) {
    cached.sentOnce.add(encoding);
    return compressLightly(raw, encoding);
  }
  const begun = wholeBody(cached).then((whole) => compressedToKeep(whole, encoding));
  cached.compressed[encoding] = begun;
  begun.then(
    (body) => {
      cached.compressed[encoding] = body;
      cached.raw = undefined;
      cached.whenPacked?.();
    },
    () => delete cached.compressed[encoding],
  );
  return begun;
}

function write(
  { status, headers: { "set-cookie": cookies, ...headers } }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  encoding?: ContentEncoding,
): void {
  response.writeHead(status, {
    ...headers,
    ...(cookies && !isPrefetch(request) && { "set-cookie": cookies }),
    "x-request-id": randomUUID(),
    ...(encoding && { "content-encoding": encoding }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
