import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { langBases } from "#contract/lang-address.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { DatabaseUnavailable } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import type { PageContext, pageContext } from "#web/page-context.ts";
import type { Caller, RequestContext } from "../auth/caller.ts";
import {
  framePolicy,
  nonceSource,
  type PagePolicy,
  pagePolicy,
  withoutNonce,
} from "../http/security-headers.ts";
import { sorryPage } from "../http/sorry-page.ts";
import { observeLoaders, withObservedLoaders } from "../page-cache/data-tag.ts";
import type { ShopServices } from "../shop-services.ts";
import { compressedPage, pageHeaders, pageNonce, wholeOf } from "./page-answer.ts";

export interface PageRequest {
  readonly request: Request;
  readonly requestContext: RequestContext;
  readonly caller: Caller | null;
  /** Asked for all visitors alike, of nothing but the address and the language. */
  readonly isForCache: boolean;
}

export interface Pages {
  answer(request: PageRequest): Promise<Response>;
}

export function createPages({
  build,
  shop,
  shell,
  publicUrl,
  rate,
  policyFor,
  isCrowded,
  log,
  withPolicy = true,
}: {
  /** While developing, the pages change: then it is asked for each. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  withPolicy?: boolean;
  shop: ShopServices;
  shell: (requestContext: RequestContext, caller: Caller | null) => Promise<ShellView>;
  publicUrl: string;
  rate: number;
  /** Origins beyond ours that a page may use, by its path. */
  policyFor: (path: string) => PagePolicy["origins"];
  /** Others wait for their pages: each is sooner there when all are compressed lightly. */
  isCrowded: () => boolean;
  log: Log;
}): Pages {
  const inEnglish = handlerAt(build, "/");
  const handlers = new Map(langBases.map((base) => [base, handlerAt(build, base)]));
  const https = publicUrl.startsWith("https:");

  return {
    async answer({ request, requestContext, caller, isForCache }) {
      const nonce = pageNonce();
      const context = new RouterContextProvider();
      let gone: DatabaseUnavailable | undefined;
      let html: Buffer | undefined;
      let isBroken = false;
      const { pathname } = new URL(request.url);
      const given: PageContext = {
        isData: pathname.endsWith(".data"),
        shop,
        requestContext,
        caller,
        publicUrl,
        rate,
        shell: () => shell(requestContext, caller),
        write(page) {
          html = page;
        },
        report(error) {
          isBroken = true;
          if (error instanceof DatabaseUnavailable) gone = error;
          else log.error({ request: requestContext.id, path: pathname, err: error }, "a page broke");
        },
        nonce,
      };
      context.set(await contextKey(build), given);
      const heardHere = isForCache ? observeLoaders(context) : undefined;
      const whole = await wholeOf(request);
      if (!whole.ok) return sorryPage(whole, requestContext.lang);
      const { base } = requestContext;
      const handle = (base && handlers.get(base)) ?? inEnglish;
      const made = await handle(under(base, whole.value), context);
      // The edge has the answer for it, and a page of its own that needs no database.
      if (gone) throw gone;
      const headers = pageHeaders(made.headers, https);
      if (isForCache) headers.set("cache-control", "private, no-cache");
      if (html === undefined && !made.body) return new Response(null, { status: made.status, headers });
      if (html !== undefined) {
        const policy = (scripts: readonly string[]) =>
          withPolicy ? pagePolicy({ scripts, https, origins: policyFor(pathname) ?? {} }) : framePolicy;
        const bare = isForCache ? withoutNonce(html.toString(), nonce) : undefined;
        headers.set("content-security-policy", policy(bare?.sources ?? [nonceSource(nonce)]));
        if (bare) html = Buffer.from(bare.html);
      }
      const body = html ?? Buffer.from(await made.arrayBuffer());
      // What is kept is compressed where it is kept.
      if (heardHere) {
        const shared = new Response(new Uint8Array(body), { status: made.status, headers });
        // A page of which a part broke is whole again the next time.
        return isBroken ? shared : heardHere.tag(shared);
      }
      return compressedPage(request, body, made.status, headers, { lightly: isCrowded() });
    },
  };
}

/** The same pages for each language, whose router knows what stands before their addresses. */
function handlerAt(build: ServerBuild | (() => Promise<ServerBuild>), basename: string) {
  const at = (pages: ServerBuild): ServerBuild => ({ ...withObservedLoaders(pages), basename });
  const given = typeof build === "function" ? async () => at(await build()) : at(build);
  return createRequestHandler(given, process.env.NODE_ENV ?? "production");
}

/** As the browser has its address. */
function under(base: string | undefined, request: Request): Request {
  if (!base) return request;
  const url = new URL(request.url);
  const home: Record<string, string> = { "/": base, "/_.data": `${base}.data` };
  url.pathname = home[url.pathname] ?? base + url.pathname;
  return new Request(url, request);
}

async function contextKey(build: ServerBuild | (() => Promise<ServerBuild>)): Promise<typeof pageContext> {
  const { module } = (typeof build === "function" ? await build() : build).entry;
  return (module as unknown as { pageContext: typeof pageContext }).pageContext;
}
