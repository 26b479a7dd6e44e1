import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * Whole answers for visitors without a session, compressed when one is asked for again, served as Buffers.
 * Everything goes when the catalogue changes; the least used goes when the room is full.
 */
export interface PageCache {
  /** Answers at once when it can; false means that the page has to be made. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps the answer to this request, if it is the same for every visitor. */
  keeper(method: string, url: string, cookie: string): Keep | undefined;
  /** Forgets everything; answers that were begun before are not kept. */
  drop(): void;
  readonly counts: { hits: number; misses: number };
}

export type Keep = (page: {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}) => void;

interface Kept {
  readonly until: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly raw: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
}

const room = 64 * 1024 * 1024;
const longestUrl = 400;
/** Opening hours and days of delivery go with the time: nothing is older than this. */
const longestMs = 60_000;

/** Pages and calls that are the same for every visitor. */
const sharedPath =
  /^\/(?:(?:_root|products|stores|flash-sale|offline)?(?:\.data)?|category\/[^?]+|product\/[^/?]+|stores\/[^/?]+|api\/(?:products|stores)(?:\/[^?]*)?|api\/ratings\/product\/[^?]+)(?:\?|$)/;
/** A visitor with one of these sees something of his own. */
const personalCookie = /(?:^|;\s*)(?:__Host-)?haat-(?:session|notice|pending)=/;
const hindi = /(?:^|;\s*)lang=hi(?:;|$)/;

export function createPageCache({
  common = {},
  mostBytes = room,
  now = Date.now,
}: {
  /** Headers that every answer carries. */
  common?: Readonly<Record<string, string>>;
  mostBytes?: number;
  now?: () => number;
} = {}): PageCache {
  const pages = new Map<string, Kept>();
  const counts = { hits: 0, misses: 0 };
  let bytes = 0;
  let version = 1;

  const keyOf = (method: string, url: string, cookie = ""): string | undefined => {
    if ((method !== "GET" && method !== "HEAD") || url.length > longestUrl || !sharedPath.test(url))
      return undefined;
    if (personalCookie.test(cookie)) return undefined;
    return `${hindi.test(cookie) ? "hi" : "en"} ${url}`;
  };

  const forget = (key: string): void => {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(page);
  };

  return {
    counts,
    serve(request, response) {
      const { method = "GET", url = "/", headers } = request;
      if (headers.authorization !== undefined) return false;
      const key = keyOf(method, url, headers.cookie);
      const page = key && pages.get(key);
      if (!key || !page || page.until < now()) {
        if (key) counts.misses++;
        return false;
      }
      counts.hits++;
      pages.delete(key);
      pages.set(key, page);
      send(page, request, response);
      return true;
    },
    keeper(method, address, cookie) {
      const key = keyOf(method, pathOf(address), cookie);
      const begunIn = version;
      if (!key) return undefined;
      return ({ body, headers }) => {
        if (begunIn !== version) return;
        forget(key);
        const page = { until: now() + longestMs, ...withTag(body, { ...common, ...headers }) };
        pages.set(key, page);
        bytes += sizeOf(page);
        for (const oldest of pages.keys()) {
          if (bytes <= mostBytes) break;
          forget(oldest);
        }
      };
    },
    drop() {
      version++;
      pages.clear();
      bytes = 0;
    },
  };
}

/** Path and query of a whole address. */
function pathOf(address: string): string {
  return address.slice(address.indexOf("/", address.indexOf("://") + 3));
}

function withTag(raw: Buffer, headers: Readonly<Record<string, string>>): Omit<Kept, "until"> {
  const etag = `W/"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
  return { headers: { ...headers, etag, vary: "accept-encoding, cookie" }, etag, raw };
}

/** With room for what compressing it will add. */
function sizeOf({ raw }: Kept): number {
  return raw.length * 1.5;
}

function send(page: Kept, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, page.headers as Record<string, string>).end();
    return;
  }
  const accepted = request.headers["accept-encoding"] ?? "";
  const [encoding, body] = /\bbr\b/.test(accepted as string)
    ? ["br", brotli(page)]
    : /\bgzip\b/.test(accepted as string)
      ? ["gzip", gzipped(page)]
      : ["", page.raw];
  response.writeHead(200, {
    ...page.headers,
    ...(encoding && { "content-encoding": encoding }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function brotli(page: Kept): Buffer {
  page.brotli ??= brotliCompressSync(page.raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: page.raw.length },
  });
  return page.brotli;
}

function gzipped(page: Kept): Buffer {
  page.gzip ??= gzipSync(page.raw, { level: 7 });
  return page.gzip;
}
