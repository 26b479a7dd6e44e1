import type { IncomingMessage, ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { type Admission, priorityOf } from "../admission/admission.ts";
import { isPrefetch } from "../admission/is-prefetch.ts";
import { type CacheKey, cacheKeyOf, dataKeyOf, unfinishedKeyOf } from "./cache-key.ts";
import { type CachedResponse, cachedResponseOf, sendCached } from "./cached-response.ts";
import { dataTagOf } from "./data-tag.ts";

/**
 * Whole answers that are the same for every visitor, each made once, packed once, served from memory. When the
 * catalogue changes, an answer is made anew at the next request for it; the least used goes when the room is full.
 */
export interface PageCache {
  /**
   * Answers what is the same for all; false leaves the request to others. `askForOne`: what all share says no, such as
   * a closed shop, but to whoever is signed in it may say more.
   */
  serve(request: IncomingMessage, response: ServerResponse, askForOne?: () => void): boolean;
  /** What all share of a page that is to be completed for who is signed in; nothing where one is made for each. */
  unfinished(request: IncomingMessage): Promise<CachedResponse | undefined>;
  /** What is kept, and what is being made, is outdated from now on. */
  drop(): void;
  /** What every page shows has changed: whoever asks next waits for a new one, whatever its data say. */
  renew(): void;
  readonly counts: { hits: number; misses: number };
}

/** Makes the answer to a question, of nothing but the question. `isKnown`: there was one before. */
export type MakeResponse = (question: CacheKey, isKnown: boolean) => Promise<Response>;

interface Kept {
  readonly answer: CachedResponse;
  /** However often it is found unchanged, it is made anew by then. */
  readonly until: number;
  outdatedAt: number;
  /** Of the data that it shows, or is; a call has none. */
  readonly dataTag: string | undefined;
}

/** A crowd goes within seconds; what the owner closed is said to take minutes. */
const isShut = ({ status, headers }: CachedResponse) =>
  status === 503 && Number(headers["retry-after"]) >= 60;

/** What of admission decides over an answer that is not there. */
export interface CacheAdmission extends Pick<Admission, "refusePage"> {
  readonly pages: Pick<Admission["pages"], "isFull">;
}

interface Making {
  readonly kept: Promise<Kept>;
  outdatedAt: number;
}

const room = 64 * 1024 * 1024;
/** Opening hours and days of delivery go with the time. */
const longestMs = 60_000;
/** So long an outdated answer is served as it is: changes come in flocks. */
const restMs = 300;
/** And so long while a new one is made. With the fifth of a second in which a change is heard of, it is a second. */
const oldestMs = 800;
/** Where the queue of pages is full, an old answer is better than none. */
const oldestInCrowdMs = 10_000;
/** And so long while the database is away: a shop that can be looked at is better than none. */
const oldestInOutageMs = 3_600_000;
/** Who has waited so long for a new one is given the old one: it may be that nothing answers, and nobody knows yet. */
const patienceMs = 3_000;

export function createPageCache({
  make,
  https = false,
  common = {},
  admission,
  dress = (answer) => answer,
  mostBytes = room,
  isAway = () => false,
  now = Date.now,
  later = setTimeout,
}: {
  make: MakeResponse;
  https?: boolean;
  /** Headers that every answer carries. */
  common?: Readonly<Record<string, string>>;
  admission?: CacheAdmission | undefined;
  /** What one who asks sees beside it. */
  dress?: (answer: CachedResponse, request: IncomingMessage) => CachedResponse | Promise<CachedResponse>;
  mostBytes?: number;
  /** The database: nothing new can be made. */
  isAway?: () => boolean;
  now?: () => number;
  later?: (work: () => void, ms: number) => unknown;
}): PageCache {
  const pages = new Map<string, Kept>();
  const makings = new Map<string, Making>();
  const counts = { hits: 0, misses: 0 };
  let bytes = 0;

  return {
    counts,
    serve(request, response, askForOne) {
      const asked = cacheKeyOf(request, https, now());
      if (!asked) return false;
      const { isOfShopper, ...question } = asked;
      const { kept, isGood, mustWait, isAhead } = lookUp(question, request);
      if (kept && isGood) {
        give(kept.answer, request, response);
        return true;
      }
      if (mustWait) {
        admission?.refusePage(response, question.lang);
        return true;
      }
      soon(keyOf(question), question, kept).then(
        (made) => {
          const given = bestOf(made, kept, isAhead);
          if (isOfShopper && isShut(given) && askForOne) askForOne();
          else give(given, request, response);
        },
        () => response.destroy(),
      );
      return true;
    },
    async unfinished(request) {
      const question = unfinishedKeyOf(request, https);
      if (!question) return undefined;
      const { kept, isGood, mustWait, isAhead } = lookUp(question, request);
      if (isGood) return kept?.answer;
      // Whoever would wait too long is told so by the queue of pages.
      return mustWait ? undefined : bestOf(await soon(keyOf(question), question, kept), kept, isAhead);
    },
    drop: () => outdate(now()),
    renew() {
      pages.clear();
      makings.clear();
      bytes = 0;
    },
  };

  /** What is kept, whether it is good enough, and whether there is room to make another. */
  function lookUp(question: CacheKey, request: IncomingMessage) {
    const key = keyOf(question);
    const kept = pages.get(key);
    const outdatedFor = kept ? now() - kept.outdatedAt : Number.POSITIVE_INFINITY;
    const isAhead = isPrefetch(request);
    const priority = priorityOf({ address: question.address, isPrefetch: isAhead, wasCached: !!kept });
    const mustWait =
      question.kind === "page" && !makings.has(key) && (admission?.pages.isFull(priority) ?? false);
    const isGood =
      outdatedFor < (isAway() ? oldestInOutageMs : mustWait && !isAhead ? oldestInCrowdMs : oldestMs);
    if (kept && isGood) {
      counts.hits++;
      pages.delete(key);
      pages.set(key, kept);
      if (outdatedFor >= restMs && !mustWait) void making(key, question).catch(() => undefined);
    } else counts.misses++;
    return { kept, isGood, mustWait, isAhead };
  }

  /** In a crowd the old one, where the new one could not be made. */
  function bestOf({ answer }: Kept, kept: Kept | undefined, isAhead: boolean): CachedResponse {
    const isCrowd = answer.status === 503 && (!isAhead || isAway());
    const oldest = isAway() ? oldestInOutageMs : oldestInCrowdMs;
    return isCrowd && kept && now() - kept.outdatedAt < oldest ? kept.answer : answer;
  }

  /** The new one, or the old one where that hangs. */
  function soon(key: string, question: CacheKey, kept: Kept | undefined): Promise<Kept> {
    const made = making(key, question);
    if (!kept || now() - kept.outdatedAt >= oldestInOutageMs) return made;
    return new Promise((resolve, reject) => {
      const timer = later(() => resolve(kept), patienceMs);
      made.then(resolve, reject).finally(() => clearTimeout(timer as NodeJS.Timeout));
    });
  }

  function give(answer: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
    const dressed = dress(answer, request);
    const send = (one: CachedResponse) => sendCached(one, request, response);
    if (dressed instanceof Promise) dressed.then(send, () => send(answer));
    else send(dressed);
  }

  function outdate(at: number): void {
    for (const page of pages.values()) page.outdatedAt = Math.min(page.outdatedAt, at);
    for (const one of makings.values()) one.outdatedAt = Math.min(one.outdatedAt, at);
  }

  /** One at a time for each address, however many wait for it. */
  function making(key: string, question: CacheKey): Promise<Kept> {
    const running = makings.get(key);
    if (running && now() - running.outdatedAt < oldestMs) return running.kept;
    const { promise, resolve, reject } = Promise.withResolvers<Kept>();
    const one: Making = { kept: promise, outdatedAt: now() + longestMs };
    makings.set(key, one);
    madeAnew(key, question, one)
      .then((made) => {
        const isWanted = makings.get(key) === one;
        if (isWanted && made.answer.status === 200 && !made.answer.headers["set-cookie"]) keep(key, made);
        resolve(made);
      }, reject)
      .finally(() => {
        if (makings.get(key) === one) makings.delete(key);
      });
    return promise;
  }

  /** Most changes are none of a page's: it is made anew only when its data have changed, which cost a quarter of it. */
  async function madeAnew(key: string, question: CacheKey, one: Making): Promise<Kept> {
    const known = pages.get(key);
    const until = one.outdatedAt;
    const dataOf = known && dataKeyOf(question);
    const data = dataOf && (await latest(dataOf));
    if (known && data?.dataTag && data.dataTag === known.dataTag && known.until > now())
      return { ...known, outdatedAt: Math.min(known.until, data.outdatedAt, one.outdatedAt) };
    const response = await make(question, known !== undefined);
    const made = await cachedResponseOf(response, common);
    // The same is packed already.
    const answer = known && isSame(made, known.answer) ? known.answer : made;
    return { answer, until, outdatedAt: one.outdatedAt, dataTag: dataTagOf(response) };
  }

  function latest(question: CacheKey): Kept | Promise<Kept> {
    const kept = pages.get(keyOf(question));
    return kept && now() < kept.outdatedAt ? kept : making(keyOf(question), question);
  }

  function keep(key: string, kept: Kept): void {
    forget(key);
    pages.set(key, kept);
    bytes += sizeOf(kept);
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(page);
  }
}

function isSame(made: CachedResponse, before: CachedResponse): boolean {
  return made.etag === before.etag && isDeepStrictEqual(made.headers, before.headers);
}

function keyOf({ lang, address }: CacheKey): string {
  return `${lang} ${address}`;
}

/** By the text also where it is packed alone, so that the room holds in the worst case: text and packed side by side. */
function sizeOf({ answer }: Kept): number {
  return answer.size * 1.5;
}
