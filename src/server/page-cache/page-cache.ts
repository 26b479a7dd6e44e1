import type { IncomingMessage, ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { areConcerned, type Dependencies } from "#platform/invalidation/dependencies.ts";
import { type Admission, priorityOf } from "../admission/admission.ts";
import { isPrefetch } from "../admission/is-prefetch.ts";
import { type CacheKey, cacheKeyOf, dataKeyOf } from "./cache-key.ts";
import { type CachedResponse, cachedResponseOf, sendCached } from "./cached-response.ts";
import { dataTagOf } from "./data-tag.ts";

/**
 * Whole responses that are the same for every visitor, each made once, compressed once, served from memory. One that is
 * stale is made anew at the next request for it (stale-while-revalidate); the least recently used goes when the room
 * is full.
 */
export interface PageCache {
  /** Answers what is the same for all; false leaves the request to others. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** Something has changed: what shows it, cached or being made, is stale from now on. */
  invalidate(keys: ReadonlySet<string>): void;
  /** What every page shows has changed: whoever asks next waits for a new one, whatever its data say. */
  clear(): void;
  readonly counts: { hits: number; misses: number };
  /** What it holds now, of the room that it has. */
  bytes(): number;
}

/** Makes the response to a key, of nothing but the key. `wasCached`: there was one before. */
export type MakeResponse = (key: CacheKey, wasCached: boolean) => Promise<Made>;

export interface Made {
  readonly response: Response;
  readonly dependencies: Dependencies;
}

interface Entry {
  readonly response: CachedResponse;
  readonly dependencies: Dependencies;
  staleAt: number;
  /** Of the room. */
  counted: number;
  /** Of the data that it shows, or is; a call has none. */
  readonly dataTag: string | undefined;
}

/** What is being made, for all who wait for it. */
interface Flight {
  readonly entry: Promise<Entry>;
  /** What was invalidated meanwhile: what it shows is not known before it is made. */
  readonly heard: { readonly at: number; readonly keys: ReadonlySet<string> }[];
}

/** What of admission decides over a response that is not there. */
export interface CacheAdmission extends Pick<Admission, "refusePage"> {
  readonly pages: Pick<Admission["pages"], "isFull">;
}

/** Of an answer beside its body: headers, keys, address. */
const besideBody = 2_000;
/**
 * So long a stale response is served while a new one is made. With the fifth of a second in which a change is heard
 * of, it is a second.
 */
const staleMs = 800;
/** Where the queue of pages is full, a stale response is better than none. */
const staleWhenFullMs = 10_000;
/** And while the database is away: a shop that can be looked at is better than none. */
const staleInOutageMs = 3_600_000;
/**
 * Who has waited so long for a new one is given the stale one: it may be that nothing answers, and nobody knows yet.
 */
const patienceMs = 3_000;

export function createPageCache({
  make,
  https = false,
  common = {},
  admission,
  addSetUpLink = (response) => response,
  mostBytes,
  isAway = () => false,
  now,
}: {
  make: MakeResponse;
  https?: boolean;
  /** Headers that every answer carries. */
  common?: Readonly<Record<string, string>>;
  admission?: CacheAdmission | undefined;
  /** What one who asks sees beside it. */
  addSetUpLink?: (
    response: CachedResponse,
    request: IncomingMessage,
  ) => CachedResponse | Promise<CachedResponse>;
  mostBytes: number;
  /** The database: nothing new can be made. */
  isAway?: () => boolean;
  now: () => number;
}): PageCache {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Flight>();
  const counts = { hits: 0, misses: 0 };
  let bytes = 0;

  return {
    counts,
    bytes: () => bytes,
    serve(request, response) {
      const key = cacheKeyOf(request, https, now());
      if (!key) return false;
      const found = find(key, isPrefetch(request));
      if (found.isFresh) give(found.entry.response, request, response);
      else if (found.isRefused) admission?.refusePage(response, key.lang);
      else
        made(key, found.entry).then(
          (one) => give(one, request, response),
          () => response.destroy(),
        );
      return true;
    },
    invalidate(keys) {
      const at = now();
      for (const entry of entries.values())
        if (areConcerned(entry.dependencies, keys)) entry.staleAt = Math.min(entry.staleAt, at);
      for (const { heard } of flights.values()) heard.push({ at, keys });
    },
    clear() {
      entries.clear();
      flights.clear();
      bytes = 0;
    },
  };

  type CacheLookup =
    | { readonly isFresh: true; readonly entry: Entry }
    | { readonly isFresh: false; readonly isRefused: boolean; readonly entry: Entry | undefined };

  /** What is cached, if it is fresh enough; else whether there is room in the queue to make it. */
  function find(key: CacheKey, isPrefetched: boolean): CacheLookup {
    const name = nameOf(key);
    const entry = entries.get(name);
    const priority = priorityOf({ address: key.address, isPrefetch: isPrefetched, wasCached: !!entry });
    const isRefused = key.kind === "page" && !flights.has(name) && !!admission?.pages.isFull(priority);
    const staleFor = entry ? now() - entry.staleAt : Number.POSITIVE_INFINITY;
    // A prefetch that is refused is asked for again when somebody presses: it is shown nothing so old.
    const isFresh = staleFor < (isAway() || (isRefused && !isPrefetched) ? oldestMs() : staleMs);
    if (!entry || !isFresh) {
      counts.misses++;
      return { isFresh: false, isRefused, entry };
    }
    counts.hits++;
    entries.delete(name);
    entries.set(name, entry);
    if (staleFor >= 0 && !isRefused) void revalidate(key).catch(() => undefined);
    return { isFresh: true, entry };
  }

  function oldestMs(): number {
    return isAway() ? staleInOutageMs : staleWhenFullMs;
  }

  /** The new one; the stale one where the making hangs, or is refused. */
  async function made(key: CacheKey, stale: Entry | undefined): Promise<CachedResponse> {
    const staleIfWithin = (oldest: number) => (stale && now() - stale.staleAt < oldest ? stale : undefined);
    const { response } = await withFallbackAfter(revalidate(key), staleIfWithin(staleInOutageMs), patienceMs);
    return response.status === 503 ? (staleIfWithin(oldestMs())?.response ?? response) : response;
  }

  /** Single flight: one is made at a time for each key, however many wait for it. */
  function revalidate(key: CacheKey): Promise<Entry> {
    const name = nameOf(key);
    const running = flights.get(name);
    const known = entries.get(name)?.dependencies;
    // What shows is not known before the first is made.
    const outdatedBy = running?.heard.find(({ keys }) => !known || areConcerned(known, keys));
    const outdatedAt = outdatedBy?.at ?? Number.POSITIVE_INFINITY;
    if (running && now() - outdatedAt < staleMs) return running.entry;
    const { promise, resolve, reject } = Promise.withResolvers<Entry>();
    const flight: Flight = { entry: promise, heard: [] };
    flights.set(name, flight);
    const isLatest = () => flights.get(name) === flight;
    makeAnew(key)
      .then((entry) => {
        const { status, headers } = entry.response;
        for (const { at, keys } of flight.heard)
          if (areConcerned(entry.dependencies, keys)) entry.staleAt = Math.min(entry.staleAt, at);
        if (isLatest() && status === 200 && !headers["set-cookie"]) keep(name, entry);
        resolve(entry);
      }, reject)
      .finally(() => isLatest() && flights.delete(name));
    return promise;
  }

  /** Most changes are none of a page's: it is made anew only when its data have changed, which cost a quarter of it. */
  async function makeAnew(key: CacheKey): Promise<Entry> {
    const known = entries.get(nameOf(key));
    const dataKey = known && dataKeyOf(key);
    const data = dataKey && (await latest(dataKey));
    if (known && data?.dataTag && data.dataTag === known.dataTag)
      return { ...data, response: known.response };
    const { response: made, dependencies } = await make(key, known !== undefined);
    const response = await cachedResponseOf(made, common);
    return {
      // The same is compressed already.
      response: known && isSame(response, known.response) ? known.response : response,
      dependencies,
      staleAt: dependencies.until,
      counted: 0,
      dataTag: dataTagOf(made),
    };
  }

  function latest(key: CacheKey): Entry | Promise<Entry> {
    const entry = entries.get(nameOf(key));
    return entry && now() < entry.staleAt ? entry : revalidate(key);
  }

  function give(one: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
    const linked = addSetUpLink(one, request);
    const send = (given: CachedResponse) => sendCached(given, request, response);
    if (linked instanceof Promise) linked.then(send, () => send(one));
    else send(linked);
  }

  function keep(name: string, entry: Entry): void {
    forget(name);
    entries.set(name, entry);
    entry.counted = 0;
    count(name, entry);
    entry.response.whenPacked = () => count(name, entry);
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  function count(name: string, entry: Entry): void {
    if (entries.get(name) !== entry) return;
    const size = sizeOf(entry);
    bytes += size - entry.counted;
    entry.counted = size;
  }

  function forget(name: string): void {
    const entry = entries.get(name);
    if (!entry) return;
    entries.delete(name);
    bytes -= entry.counted;
  }
}

/** What is made; where that takes longer, what is there instead. */
function withFallbackAfter<T>(making: Promise<T>, instead: T | undefined, ms: number): Promise<T> {
  if (instead === undefined) return making;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(instead), ms);
    making.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function isSame(made: CachedResponse, before: CachedResponse): boolean {
  return made.etag === before.etag && isDeepStrictEqual(made.headers, before.headers);
}

function nameOf({ lang, address }: CacheKey): string {
  return `${lang} ${address}`;
}

/** Of what lies outside the heap, compressed or not. */
function sizeOf({ response: { raw, compressed } }: Entry): number {
  const bodies = [raw, ...Object.values(compressed)].filter((body) => Buffer.isBuffer(body));
  return bodies.reduce((sum, body) => sum + body.length, besideBody);
}
