import type { IncomingMessage } from "node:http";
import type { OwnFacts } from "#contract/shell-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import { isSharedEnough } from "./known-mark.ts";
import { type Complete, cutPage } from "./own-places.ts";
import { packedPage } from "./page-answer.ts";
import { type CachedResponse, wholeBody } from "./page-cache/cached-response.ts";
import type { PageCache } from "./page-cache/page-cache.ts";

/** Pages that all share, completed for a shopper whose browser has not shown that it can. */
export interface CompletedPages {
  /** What all share of the page that is asked for; nothing for whom each page is made. */
  find(request: IncomingMessage, caller: Caller | null): Promise<CachedResponse | undefined>;
  /** Nothing where the page has more of the shopper's own. */
  answer(shared: CachedResponse, asked: Asked): Promise<Response | undefined>;
}

interface Asked {
  readonly request: Request;
  /** Without query and language. */
  readonly path: string;
  readonly facts: RequestFacts;
  readonly caller: Caller | null;
}

interface Cut {
  readonly complete: Complete | undefined;
  readonly size: number;
}

/** Of the pages that are asked for most; others are unpacked and cut anew. */
const room = 8 * 1024 * 1024;

export function createCompletedPages({
  cache,
  ownFacts,
  isCrowded,
  mostBytes = room,
}: {
  /** Made later: it asks the app, which asks here. */
  cache: () => Pick<PageCache, "unfinished">;
  ownFacts: (facts: RequestFacts, caller: Caller) => Promise<OwnFacts>;
  isCrowded: () => boolean;
  mostBytes?: number;
}): CompletedPages {
  const cuts = new Map<string, Cut>();
  let bytes = 0;

  return {
    async find(request, caller) {
      // The staff's pages show more than a shopper's.
      if (!caller || (caller.role ?? caller.waits)) return undefined;
      const shared = await cache().unfinished(request);
      return shared?.status === 200 && !shared.headers["set-cookie"] ? shared : undefined;
    },

    async answer(shared, { request, path, facts, caller }) {
      const session = facts.cookies["haat-session"];
      const own = caller && (await ownFacts(facts, caller));
      if (!own?.user || !own.mark || !session) return undefined;
      if (!isSharedEnough({ mark: own.mark, session }, path, Date.now())) return undefined;
      const complete = await cutOf(shared, facts.lang);
      if (!complete) return undefined;
      const { etag: _, vary: __, ...kept } = shared.headers;
      const headers = new Headers({ ...(kept as Record<string, string>), "cache-control": "no-store" });
      return packedPage(request, complete(own), shared.status, headers, { lightly: isCrowded() });
    },
  };

  async function cutOf(shared: CachedResponse, lang: Lang): Promise<Complete | undefined> {
    const { etag, size } = shared;
    const known = cuts.get(etag);
    const cut = known ?? { complete: cutPage(await wholeBody(shared), lang), size };
    forget(etag);
    cuts.set(etag, cut);
    bytes += size;
    for (const oldest of cuts.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
    return cut.complete;
  }

  function forget(etag: string): void {
    const cut = cuts.get(etag);
    if (!cut) return;
    cuts.delete(etag);
    bytes -= cut.size;
  }
}
