import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Context, Hono } from "hono";
import { baseOf } from "#contract/lang-address.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { checkoutEndpoints } from "#modules/orders/placing/endpoints.ts";
import type { AddressList } from "#platform/address-list.ts";
import { forPurpose } from "#platform/database/purposes.ts";
import { readAnywhere } from "#platform/database/replica-scope.ts";
import type { Log } from "#platform/log.ts";
import { documentedEndpoints } from "#server/handlers/all-endpoints.ts";
import { type Admission, overloaded, priorityOf } from "../admission/admission.ts";
import { isPrefetch } from "../admission/is-prefetch.ts";
import { EndpointRouter } from "../api/endpoint-router.ts";
import type { Examine } from "../api/examine-reply.ts";
import { isHiddenFrom } from "../api/run-handler.ts";
import { serveEndpoints } from "../api/serve-endpoints.ts";
import type { Caller } from "../auth/caller.ts";
import { clientAddress, type RequestContext } from "../auth/caller.ts";
import { droppedHint, isHintOutdated } from "../auth/profile-hint.ts";
import type { SessionCookies } from "../auth/session.ts";
import { isPublicPath } from "../page-cache/cache-key.ts";
import { type AnswererRequest, type PageAnswerers, pageAnswerers } from "../pages/page-answerers.ts";
import { webhookEndpoints } from "../webhooks/webhooks.ts";
import { readCookies, sentCookie } from "./cookies.ts";
import { crossOrigin } from "./cross-origin.ts";
import { refuse } from "./envelope.ts";
import { type HealthParts, healthRoutes } from "./health.ts";
import type { HttpApp, RequestVariables } from "./http-app.ts";
import { langBaseOf, requestedLang } from "./lang-of.ts";
import { ledInLang } from "./lead-to-lang.ts";
import { loggedPath } from "./logged-path.ts";
import type { MaintenanceMode } from "./maintenance-mode.ts";
import { type OtherRoutesParts, otherRoutes } from "./other-routes.ts";
import type { Outage } from "./outage.ts";
import { serveRoutes } from "./route.ts";
import { isSameSite } from "./same-site.ts";
import { commonHeaders } from "./security-headers.ts";
import { sorryPage } from "./sorry-page.ts";

export interface AppParts extends HealthParts, OtherRoutesParts, PageAnswerers {
  readonly maintenanceMode?: MaintenanceMode | undefined;
  readonly log: Log;
  readonly ownOrigins: readonly string[];
  /** Other origins whose scripts may call, without cookies. */
  readonly invitedOrigins: readonly string[];
  readonly proxies: AddressList;
  readonly admission: Admission;
  readonly examine?: Examine | undefined;
  readonly outage: Outage;
  /** Who asks, by session cookie or bearer token. */
  readonly finishLeaving: SessionCookies["finishLeaving"];
  readonly recognise: (
    request: Request,
    requestContext: RequestContext,
  ) => Promise<{ caller: Caller | null; hadSession: boolean }>;
}

export function createApp(parts: AppParts): HttpApp {
  const { log, metrics } = parts;
  const { publicUrl, ownOrigins, proxies, admission } = parts;
  const { examine, invitedOrigins, recognise, finishLeaving } = parts;
  const answerers = pageAnswerers(parts);
  const https = publicUrl.startsWith("https:");
  const common = Object.entries(commonHeaders(https));
  const app: HttpApp = new Hono<{ Variables: RequestVariables }>({ router: new EndpointRouter() });

  app.use("*", async (context, next) => {
    const started = performance.now();
    const asked = context.env as ServerBindings;
    const requestContext =
      "sharedLang" in asked ? requestContextOfAll(asked.sharedLang) : requestContextOf(asked.incoming);
    context.set("requestContext", requestContext);
    context.set("caller", null);
    context.set("examine", examine);
    context.set("isForCache", "sharedLang" in asked);
    if ("outgoing" in asked) {
      // Straight onto the answer: a Response would first have to make Headers of its own.
      for (const [name, value] of common) asked.outgoing.setHeader(name, value);
      asked.outgoing.setHeader("x-request-id", requestContext.id);
    }
    await next();
    // A prefetched page may never be opened; a cookie with a notice would show it on another page.
    if ("incoming" in asked && isPrefetch(asked.incoming)) context.res.headers.delete("set-cookie");
    const seconds = (performance.now() - started) / 1000;
    metrics.count(groupOf(context.req.path), context.res.status, seconds);
    if (!log.isLevelEnabled("debug")) return;
    log.debug({
      request: requestContext.id,
      method: context.req.method,
      path: loggedPath(context.req.path),
      status: context.res.status,
      ms: Math.round(seconds * 1000),
    });
  });

  serveRoutes(app, healthRoutes(parts));

  app.use("*", (context, next) => {
    const { path, method } = context.req;
    // Whoever asks for all was let in where the answer is kept; pages have a queue of their own.
    if (context.get("isForCache") || alwaysWelcome.has(path) || isPageRead(method, path)) return next();
    return admission.calls.run<Response | undefined>(
      async () => void (await next()),
      () => refusal(overloaded, context),
    );
  });

  if (invitedOrigins.length > 0) app.use("/api/*", crossOrigin(invitedOrigins));

  app.use("*", async (context, next) => {
    const { method, raw } = context.req;
    // The one method that no Request can carry.
    if (method === "TRACE") return refusal(failure("methodNotAllowed"), context);
    if (!isReadable(raw.url)) return refusal(failure("notFound"), context);
    const isInvited = context.get("isInvited");
    if (!isInvited && !isSameSite(method, raw.headers, ownOrigins))
      return refusal(failure("crossSite"), context);
    if (context.get("isForCache")) return next();
    const given = context.get("requestContext");
    const left = await finishLeaving(given);
    let requestContext = left?.requestContext ?? given;
    const { caller, hadSession } = await recognise(raw, requestContext);
    if (!caller && !isInvited)
      requestContext = {
        ...requestContext,
        guest: await parts.shop.guests.recognise(requestContext, hadSession),
      };
    context.set("requestContext", requestContext);
    context.set("caller", caller);
    context.set("hadSession", hadSession);
    const { path } = context.req;
    const isNobody = !caller && !hadSession && !requestContext.guest?.userId;
    const isForAll = isNobody && method === "GET" && isPublicPath(path);
    if (isForAll) await readAnywhere(next);
    else await (caller?.role ? forPurpose("office", next) : next());
    const outdated = isHintOutdated({ method, path, caller, requestContext });
    if (outdated) context.res.headers.append("set-cookie", sentCookie(droppedHint, https));
    if (left)
      forget(
        left.cookies.map((cookie) => sentCookie(cookie, https)),
        context.res.headers,
      );
  });

  app.use("*", async (context, next) => {
    const asked = {
      request: context.req.raw,
      requestContext: context.get("requestContext"),
      caller: context.get("caller"),
    };
    return (await parts.maintenanceMode?.answer(asked)) ?? next();
  });

  serveEndpoints(app, parts.shop);
  serveRoutes(app, otherRoutes(parts));
  app.all("/api/*", (context) => {
    const known = methodsOf(context.req.path, context.var.caller);
    if (known.length === 0) return refuse(failure("notFound"), context.var.requestContext.lang);
    const answer = refuse(failure("methodNotAllowed"), context.var.requestContext.lang);
    answer.headers.set("allow", known.join(", "));
    return answer;
  });
  app.all("*", async (context) => {
    const { requestContext, caller, isForCache } = context.var;
    const { raw, method, path } = context.req;
    const { incoming } = context.env as { incoming?: IncomingMessage };
    const request = { request: raw, requestContext, caller, isForCache, incoming };
    const make = async () => ledInLang(await answerPage(request), path, requestContext);
    if (isForCache || !isPageRead(method, path)) return make();
    const refuse = () => refusal(overloaded, context);
    const { outgoing } = context.env as { outgoing?: ServerResponse };
    const makeIfThere = async () => (outgoing?.destroyed ? refuse() : make());
    const priority = priorityOf({
      address: path,
      isPrefetch: incoming !== undefined && isPrefetch(incoming),
      isStaff: caller?.role != null,
    });
    return admission.pages.run(makeIfThere, refuse, priority);
  });

  app.onError((error, context) => {
    const isGone = parts.outage.note(error);
    const requestContext = context.var.requestContext;
    if (!isGone)
      log.error(
        { request: requestContext.id, path: loggedPath(context.req.path), err: error },
        "a request broke",
      );
    const no = isGone ? overloaded : failure("broken");
    return refusal(no, context);
  });
  return app;

  async function answerPage(request: AnswererRequest): Promise<Response> {
    for (const { answer } of answerers) {
      const response = await answer(request);
      if (response) return response;
    }
    return refuse(failure("notFound"), request.requestContext.lang);
  }

  function requestContextOf(incoming: IncomingMessage): RequestContext {
    const cookies = readCookies(incoming.headers.cookie, https);
    return {
      id: randomUUID(),
      address: clientAddress(incoming, proxies),
      lang: requestedLang(incoming, cookies),
      base: langBaseOf(incoming),
      cookies,
      userAgent: (incoming.headers["user-agent"] ?? "").slice(0, 500),
      idempotencyKey: incoming.headers["idempotency-key"]?.toString(),
    };
  }
}

/** Whoever asks: a client, or the shop itself for all visitors of a language. */
type ServerBindings =
  | { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse }
  | { readonly sharedLang: Lang };

function requestContextOfAll(lang: Lang): RequestContext {
  return {
    id: randomUUID(),
    address: "",
    lang,
    base: baseOf(lang),
    cookies: {},
    userAgent: "",
    isForAll: true,
  };
}

function isPageRead(method: string, path: string): boolean {
  return (method === "GET" || method === "HEAD") && groupOf(path) === "page";
}

/** What the answer itself sets, such as the session of who signs in with this very request, stays. */
function forget(cookies: readonly string[], headers: Headers): void {
  const set = headers.getSetCookie().map(nameOfCookie);
  for (const cookie of cookies) if (!set.includes(nameOfCookie(cookie))) headers.append("set-cookie", cookie);
}

function nameOfCookie(cookie: string): string {
  return cookie.slice(0, cookie.indexOf("="));
}

/** To a program in the envelope, to a person as a page. */
function refusal(
  no: Failure,
  { req, var: { requestContext } }: Context<{ Variables: RequestVariables }>,
): Response {
  return groupOf(req.path) === "api" ? refuse(no, requestContext.lang) : sorryPage(no, requestContext.lang);
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
  [checkoutEndpoints.verify, ...webhookEndpoints].map(({ path }) => `/api${path}`),
);

const patterns = Map.groupBy(
  documentedEndpoints.map(({ method, path }) => ({
    method,
    path,
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}/?$`),
  })),
  ({ path }) => areaOf(`/api${path}`),
);

/** Only the calls of its own area are gone through: whoever asks for nothing of ours is told so at once. */
function methodsOf(path: string, caller: Caller | null): string[] {
  return (patterns.get(areaOf(path)) ?? [])
    .filter((call) => call.pattern.test(path) && !isHiddenFrom(call, caller))
    .map(({ method }) => method);
}

/** The first part behind `/api`, which no call leaves open. */
function areaOf(path: string): string | undefined {
  return path.split("/", 3)[2];
}

function groupOf(path: string): string {
  return path.startsWith("/api/") ? "api" : "page";
}
