import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Outcome, success } from "#contract/outcome.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { DatabaseUnavailable } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import type { PageContext, pageContext } from "#web/page-context.ts";
import { readText } from "./api/read-input.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import { withSentCookies } from "./cookies.ts";
import { pack, packingFor } from "./packing.ts";
import { nonceSource, type PagePolicy, pagePolicy, withoutNonce } from "./security-headers.ts";
import type { Shop } from "./shop.ts";
import { sorryPage } from "./sorry-page.ts";

export interface PageRequest {
  readonly request: Request;
  readonly facts: RequestFacts;
  readonly caller: Caller | null;
  /** Asked for all visitors alike, of nothing but the address and the language. */
  readonly isShared: boolean;
}

export interface Pages {
  answer(asked: PageRequest): Promise<Response>;
}

/** While developing, scripts of the build tool run in the page, which no policy could name. */
const framePolicy = "frame-ancestors 'none'";

export function createPages({
  build,
  shop,
  shell,
  publicUrl,
  rate,
  policyFor,
  log,
  withPolicy = true,
}: {
  /** Asked for each page: while developing, the pages change. */
  build: () => Promise<ServerBuild>;
  withPolicy?: boolean;
  shop: Shop;
  shell: (facts: RequestFacts, caller: Caller | null) => Promise<ShellView>;
  publicUrl: string;
  rate: number;
  /** Origins beyond ours that a page may use, by its path. */
  policyFor: (path: string) => PagePolicy["origins"];
  log: Log;
}): Pages {
  const handle = createRequestHandler(build, process.env.NODE_ENV ?? "production");
  const https = publicUrl.startsWith("https:");

  return {
    async answer({ request, facts, caller, isShared }) {
      const nonce = randomBytes(16).toString("base64url");
      const context = new RouterContextProvider();
      let gone: DatabaseUnavailable | undefined;
      const given: PageContext = {
        shop,
        facts,
        caller,
        publicUrl,
        rate,
        shell: () => shell(facts, caller),
        report(error) {
          if (error instanceof DatabaseUnavailable) gone = error;
          else
            log.error({ request: facts.id, path: new URL(request.url).pathname, err: error }, "a page broke");
        },
        nonce,
      };
      context.set(await contextKey(build), given);
      const whole = await wholeOf(request);
      if (!whole.ok) return sorryPage(whole, facts.lang);
      const made = await handle(whole.value, context);
      // The edge has the answer for it, and a page of its own that needs no database.
      if (gone) throw gone;
      const headers = new Headers(withSentCookies(made.headers, https));
      headers.set("cache-control", isShared ? "private, no-cache" : "no-store");
      if (!made.body) return new Response(null, { status: made.status, headers });
      let body = Buffer.from(await made.arrayBuffer());
      if (headers.get("content-type")?.startsWith("text/html")) {
        const { pathname } = new URL(request.url);
        const policy = (scripts: readonly string[]) =>
          withPolicy ? pagePolicy({ scripts, https, origins: policyFor(pathname) ?? {} }) : framePolicy;
        const bare = isShared ? withoutNonce(body.toString("utf8"), nonce) : undefined;
        headers.set("content-security-policy", policy(bare?.sources ?? [nonceSource(nonce)]));
        if (bare) body = Buffer.from(bare.html);
      }
      // What is kept is packed where it is kept.
      if (isShared) return new Response(new Uint8Array(body), { status: made.status, headers });
      return packed(request, body, made.status, headers);
    },
  };
}

/**
 * The request with its form taken in to the end: from a body left half read the connection would be cut while it
 * carries the next request. Who asks for the headers alone gets those of the whole page.
 */
async function wholeOf(request: Request): Promise<Outcome<Request>> {
  const { method, url, headers, signal } = request;
  if (method === "GET") return success(request);
  if (method === "HEAD") return success(new Request(request, { method: "GET" }));
  const body = await readText(request);
  return body.ok ? success(new Request(url, { method, headers, signal, body: body.value })) : body;
}

async function contextKey(build: () => Promise<ServerBuild>): Promise<typeof pageContext> {
  const { module } = (await build()).entry;
  return (module as unknown as { pageContext: typeof pageContext }).pageContext;
}

async function packed(request: Request, body: Buffer, status: number, headers: Headers): Promise<Response> {
  const packing = packingFor(request.headers.get("accept-encoding") ?? undefined);
  headers.append("vary", "accept-encoding, cookie");
  const sent = packing ? await pack(body, packing, false) : body;
  if (packing) headers.set("content-encoding", packing);
  headers.set("content-length", String(sent.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(sent), { status, headers });
}
