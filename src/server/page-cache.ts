import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * Whole answers for visitors without a session, compressed once, served as Buffers.
 * Everything goes when the catalogue changes; the least used goes when the room is full.
 */
export interface PageCache {
  /** Answers at once when it can; false means that the page has to be made. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** The name under which an answer to this request may be kept, if it may. */
  keyOf(method: string, url: string, cookie: string | undefined): string | undefined;
  keep(
    key: string,
    page: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> },
    version: number,
  ): void;
  /** Forgets everything; answers that were begun before are not kept. */
  drop(): void;
  version(): number;
  readonly counts: { hits: number; misses: number };
}

interface Kept {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly raw: Buffer;
  readonly brotli: Buffer;
  gzip?: Buffer;
}

const room = 64 * 1024 * 1024;
const longestUrl = 400;

/** Pages and calls that are the same for every visitor. */
const sharedPath =
  /^\/(?:(?:_root|products|stores|flash-sale|offline)?(?:\.data)?|category\/[^?]+|product\/[^/?]+|stores\/[^/?]+|api\/(?:products|stores)(?:\/[^?]*)?|api\/ratings\/product\/[^?]+)(?:\?|$)/;
/** A visitor with one of these sees something of his own. */
const personalCookie = /(?:^|;\s*)(?:__Host-)?haat-(?:session|notice|pending)=/;
const hindi = /(?:^|;\s*)lang=hi(?:;|$)/;

export function createPageCache(mostBytes = room): PageCache {
  const pages = new Map<string, Kept>();
  const counts = { hits: 0, misses: 0 };
  let bytes = 0;
  let version = 1;

  const keyOf: PageCache["keyOf"] = (method, url, cookie = "") => {
    if ((method !== "GET" && method !== "HEAD") || url.length > longestUrl || !sharedPath.test(url))
      return undefined;
    if (personalCookie.test(cookie)) return undefined;
    return `${hindi.test(cookie) ? "hi" : "en"} ${url}`;
  };

  return {
    counts,
    keyOf,
    version: () => version,
    serve(request, response) {
      const { method = "GET", url = "/", headers } = request;
      if (headers.authorization !== undefined) return false;
      const key = keyOf(method, url, headers.cookie);
      const page = key && pages.get(key);
      if (!key || !page) {
        if (key) counts.misses++;
        return false;
      }
      counts.hits++;
      pages.delete(key);
      pages.set(key, page);
      send(page, request, response);
      return true;
    },
    keep(key, { body, headers }, madeIn) {
      if (madeIn !== version) return;
      const page = compress(body, headers);
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const [oldest, old] of pages) {
        if (bytes <= mostBytes) break;
        pages.delete(oldest);
        bytes -= sizeOf(old);
      }
    },
    drop() {
      version++;
      pages.clear();
      bytes = 0;
    },
  };
}

function compress(raw: Buffer, headers: Readonly<Record<string, string>>): Kept {
  const brotli = brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
  const etag = `W/"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
  return { headers: { ...headers, etag, vary: "accept-encoding, cookie" }, etag, raw, brotli };
}

function sizeOf({ raw, brotli }: Kept): number {
  return raw.length + brotli.length * 2;
}

function send(page: Kept, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, page.headers as Record<string, string>).end();
    return;
  }
  const accepted = request.headers["accept-encoding"] ?? "";
  const [encoding, body] = /\bbr\b/.test(accepted as string)
    ? ["br", page.brotli]
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

function gzipped(page: Kept): Buffer {
  page.gzip ??= gzipSync(page.raw, { level: 7 });
  return page.gzip;
}
