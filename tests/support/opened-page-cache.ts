import type { IncomingMessage, ServerResponse } from "node:http";
import type { Dependencies } from "#platform/invalidation/dependencies.ts";
import { everything } from "#platform/invalidation/invalidations.ts";
import type { CacheKey } from "#server/page-cache/cache-key.ts";
import { tagged } from "#server/page-cache/data-tag.ts";
import { type CacheAdmission, createPageCache, type PageCache } from "#server/page-cache/page-cache.ts";

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer | undefined };

/** Its answers are numbered, and made when the test says so. */
export function openCache(
  more: {
    mostBytes?: number;
    admission?: CacheAdmission;
    data?: () => string;
    isAway?: () => boolean;
    dependenciesOf?: (address: string) => Partial<Dependencies>;
  } = {},
) {
  const { data, dependenciesOf = () => ({}), ...parts } = more;
  const asked: CacheKey[] = [];
  const waiting: (() => void)[] = [];
  let now = 0;
  let isHeld = false;
  let init: ResponseInit = {};
  const cache = createPageCache({
    common: { "x-content-type-options": "nosniff" },
    now: () => now,
    mostBytes: 64_000_000,
    ...parts,
    async make(key) {
      const dependencies = {
        keys: new Set<string>(),
        until: Number.POSITIVE_INFINITY,
        ...dependenciesOf(key.address),
      };
      if (data && key.address.includes(".data"))
        return { response: tagged(new Response(data(), init), data()), dependencies };
      const number = asked.push(key);
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      const made = new Response(`${key.lang} ${key.address} ${number}`, init);
      return { response: data ? tagged(made, data()) : made, dependencies };
    },
  });
  return {
    cache,
    asked,
    invalidate: (...keys: readonly string[]) =>
      cache.invalidate(new Set(keys.length > 0 ? keys : [everything])),
    answerWith: (given: ResponseInit) => {
      init = given;
    },
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
    pass: (ms: number) => {
      now += ms;
    },
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

export function ask(cache: PageCache, url: string, headers: Record<string, string> = {}, method = "GET") {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const answer: Answer = { status: 0, headers: {}, body: undefined };
  const response = {
    writeHead(status: number, fields: Record<string, unknown>) {
      answer.status = status;
      answer.headers = fields;
      return response;
    },
    end(body?: Buffer) {
      answer.body = body;
      resolve(answer);
    },
  };
  const request = { method, url, headers } as unknown as IncomingMessage;
  return cache.serve(request, response as unknown as ServerResponse) ? promise : undefined;
}

export const text = async (answer: Promise<Answer> | undefined) => (await answer)?.body?.toString();
