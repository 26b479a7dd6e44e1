import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Context, Hono } from "hono";
import { allEndpoints } from "#contract/api/all-endpoints.ts";
import { checkoutEndpoints } from "#contract/api/checkout.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { DatabaseUnavailable } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import type { Caller, Edge, EdgeVariables } from "./api/serve.ts";
import { serveApi } from "./api/serve-api.ts";
import { clientAddress, type RequestFacts, readCookies, readLang } from "./caller.ts";
import { refuse } from "./envelope.ts";
import { serveMachines } from "./found-by-machines.ts";
import type { Gate } from "./gate.ts";
import { type HealthParts, serveHealth } from "./health.ts";
import type { PageCache } from "./page-cache.ts";
import type { Pages } from "./pages.ts";
import { isSameSite } from "./same-site.ts";
import { commonHeaders } from "./security-headers.ts";
import type { Shop } from "./shop.ts";
import { sorryPage } from "./sorry-page.ts";

export interface AppParts extends HealthParts {
  readonly shop: Shop;
  readonly pages: Pages;
  readonly cache: PageCache;
  readonly log: Log;
  readonly publicUrl: string;
  readonly ownOrigins: readonly string[];
  readonly proxies: ReadonlySet<string>;
  readonly gate: Gate;
  /** Who asks, by session cookie or bearer token. */
  readonly recognise: (
    request: Request,
    facts: RequestFacts,
  ) => Promise<{ caller: Caller | null; hadSession: boolean }>;
}

export function createApp(parts: AppParts): Edge {
  const { pages, cache, log, metrics, publicUrl, ownOrigins, proxies, gate, recognise } = parts;
  const common = Object.entries(commonHeaders(publicUrl.startsWith("https:")));
  const app: Edge = new Hono<{ Variables: EdgeVariables }>();

  app.use("*", async (context, next) => {
    const started = performance.now();
    const { incoming, outgoing } = context.env as { incoming: IncomingMessage; outgoing: ServerResponse };
    const cookies = readCookies(incoming.headers.cookie);
    const facts = {
      id: randomUUID(),
      address: clientAddress(incoming, proxies),
      lang: readLang(cookies),
      cookies,
    };
    context.set("facts", facts);
    context.set("caller", null);
    // Straight onto the answer: a Response would first have to make Headers of its own.
    for (const [name, value] of common) outgoing.setHeader(name, value);
    outgoing.setHeader("x-request-id", facts.id);
    await next();
    const seconds = (performance.now() - started) / 1000;
    metrics.count(groupOf(context.req.path), context.res.status, seconds);
    log.debug({
      request: facts.id,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(seconds * 1000),
    });
  });

  serveHealth(app, parts);

  app.use("*", (context, next) => {
    if (alwaysWelcome.has(context.req.path)) return next();
    return gate.through<Response | undefined>(
      async () => void (await next()),
      () => refusal(failure("unavailable", { retryAfter: 2 }), context),
    );
  });

  app.use("*", async (context, next) => {
    const { method, raw } = context.req;
    // The one method that no Request can carry.
    if (method === "TRACE") return refusal(failure("methodNotAllowed"), context);
    if (!isReadable(raw.url)) return refusal(failure("notFound"), context);
    if (!isSameSite(method, raw.headers, ownOrigins)) return refusal(failure("crossSite"), context);
    const { caller, hadSession } = await recognise(raw, context.var.facts);
    context.set("caller", caller);
    context.set("hadSession", hadSession);
    if (!caller) context.set("keep", cache.keeper(method, raw.url, raw.headers.get("cookie") ?? ""));
    return next();
  });

  serveApi(app, parts.shop);
  serveMachines(app, { catalogue: parts.shop.catalogue, publicUrl });
  app.all("/api/*", (context) => {
    const known = methodsOf(context.req.path);
    if (known.length === 0) return refuse(failure("notFound"), context.var.facts.lang);
    const answer = refuse(failure("methodNotAllowed"), context.var.facts.lang);
    answer.headers.set("allow", known.join(", "));
    return answer;
  });
  app.all("*", ({ req, var: { facts, caller, keep } }) =>
    pages.answer({ request: req.raw, facts, caller, keep }),
  );

  app.onError((error, context) => {
    const isGone = error instanceof DatabaseUnavailable;
    const facts = context.var.facts;
    if (isGone) log.error({ request: facts.id, err: error.message }, "the database does not answer");
    else log.error({ request: facts.id, path: context.req.path, err: error }, "a request broke");
    const no = isGone ? failure("unavailable", { retryAfter: 2 }) : failure("broken");
    return refusal(no, context);
  });
  return app;
}

/** To a program in the envelope, to a person as a page. */
function refusal(no: Failure, { req, var: { facts } }: Context<{ Variables: EdgeVariables }>): Response {
  return groupOf(req.path) === "api" ? refuse(no, facts.lang) : sorryPage(no, facts.lang);
}

/** No text of ours holds a NUL, at which PostgreSQL breaks, and an escape that stands for nothing names nothing. */
function isReadable(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  try {
    return !path.includes("%") || !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** Whoever brings word of a payment is not sent away. */
const alwaysWelcome = new Set(
  [checkoutEndpoints.verify, checkoutEndpoints.webhook].map(({ path }) => `/api${path}`),
);

const patterns = allEndpoints.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}/?$`),
}));

function methodsOf(path: string): string[] {
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

function groupOf(path: string): string {
  return path.startsWith("/api/") ? "api" : "page";
}
