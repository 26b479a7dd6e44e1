import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Outcome, success } from "#contract/outcome.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { DatabaseUnavailable } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import type { PageContext, pageContext } from "#web/page-context.ts";
import { readText } from "./api/read-input.ts";
import type { Caller } from "./api/serve.ts";
import type { RequestFacts } from "./caller.ts";
import type { Keep } from "./page-cache.ts";
import { hashSources, nonceSource, type PagePolicy, pagePolicy } from "./security-headers.ts";
import type { Shop } from "./shop.ts";
import { sorryPage } from "./sorry-page.ts";

export interface PageRequest {
  readonly request: Request;
  readonly facts: RequestFacts;
  readonly caller: Caller | null;
  /** There when the page is the same for every visitor. */
  readonly keep: Keep | undefined;
}

export interface Pages {
  answer(asked: PageRequest): Promise<Response>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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
  /** While developing, scripts of the build tool run in the page, which no policy could name. */
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
    async answer({ request, facts, caller, keep }) {
      const nonce = keep ? undefined : randomBytes(16).toString("base64url");
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
        ...(nonce && { nonce }),
      };
      context.set(await contextKey(build), given);
      const whole = await wholeOf(request);
      if (!whole.ok) return sorryPage(whole, facts.lang);
      const made = await handle(whole.value, context);
      // The edge has the answer for it, and a page of its own that needs no database.
      if (gone) throw gone;
      if (!made.body) return made;
      const body = Buffer.from(await made.arrayBuffer());
      const headers = new Headers(made.headers);
      if (withPolicy && headers.get("content-type")?.startsWith("text/html")) {
        const scripts = nonce ? [nonceSource(nonce)] : hashSources(body.toString("utf8"));
        headers.set(
          "content-security-policy",
          pagePolicy({ scripts, https, origins: policyFor(new URL(request.url).pathname) ?? {} }),
        );
      }
      headers.set("cache-control", keep ? "private, no-cache" : "no-store");
      if (made.status === 200 && !headers.has("set-cookie"))
        keep?.({ body, headers: Object.fromEntries(headers) });
      return compressed(request, body, made.status, headers);
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

async function compressed(
  request: Request,
  body: Buffer,
  status: number,
  headers: Headers,
): Promise<Response> {
  const accepted = request.headers.get("accept-encoding") ?? "";
  headers.append("vary", "accept-encoding, cookie");
  let packed = body;
  if (/\bbr\b/.test(accepted)) {
    packed = await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    headers.set("content-encoding", "br");
  } else if (/\bgzip\b/.test(accepted)) {
    packed = await toGzip(body, { level: 5 });
    headers.set("content-encoding", "gzip");
  }
  headers.set("content-length", String(packed.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(packed), { status, headers });
}
