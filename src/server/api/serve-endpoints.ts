import type { FileType } from "#contract/endpoint.ts";
import type { FileOfAnswer } from "#contract/endpoints/file-answer.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { inTurns } from "#platform/in-turns.ts";
import { inUploadSlot, isOpenUpload } from "../admission/upload-slots.ts";
import { toSecondFactor } from "../auth/second-factor-prompt.ts";
import { bearerOf } from "../auth/session.ts";
import { boundEndpoints } from "../handlers/bound-endpoints.ts";
import type { BoundEndpoint } from "../handlers/handler.ts";
import { answer, refuse } from "../http/envelope.ts";
import type { HttpApp, RequestVariables } from "../http/http-app.ts";
import { isSameSite } from "../http/same-site.ts";
import { closedPolicy } from "../http/security-headers.ts";
import type { ShopServices } from "../shop-services.ts";
import { documentedAnswer, documentedRefusal, wantsView } from "./encode-answer.ts";
import { readInput } from "./read-input.ts";
import { refusedAttempt, runHandler } from "./run-handler.ts";

/** Serves the endpoints under /api: who may, what comes in, the handler, the envelope. */
export function serveEndpoints(app: HttpApp, shop: ShopServices): void {
  for (const bound of boundEndpoints) serveEndpoint(app, shop, bound);
}

function serveEndpoint(app: HttpApp, shop: ShopServices, bound: BoundEndpoint): void {
  const { endpoint, mayRead } = bound;
  app.on(endpoint.method, `/api${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`, async ({ req, var: edge }) => {
    const { caller, requestContext, hadSession } = edge;
    const params = req.param() as Record<string, string>;
    const no =
      refusedAttempt(endpoint, { shop, caller, requestContext }, hadSession) ??
      ((endpoint.changesState && strangerAt(req.raw.headers)) ||
        (mayRead?.(shop, params) === false && failure("notFound")));
    if (no) return toSecondFactor(endpoint, no, req.raw.headers) ?? refuse(no, requestContext.lang);
    const served = () => serve(bound, { shop, edge, params, request: req.raw });
    return isOpenUpload(endpoint)
      ? inUploadSlot({
          by: params.token ?? requestContext.address,
          work: served,
          full: (full) => refuse(full, requestContext.lang),
        })
      : served();
  });
}

interface ServedRequest {
  readonly shop: ShopServices;
  readonly edge: Readonly<RequestVariables>;
  readonly params: Record<string, string>;
  readonly request: Request;
}

async function serve(
  bound: BoundEndpoint,
  { shop, edge, params, request }: ServedRequest,
): Promise<Response> {
  const { endpoint } = bound;
  const { status = 200 } = endpoint;
  const { requestContext, caller, examine, isForCache } = edge;
  const isView = !isForCache && wantsView(request.headers);
  const read = await readInput(endpoint, request);
  if (!read.ok) return refuse(read, requestContext.lang);
  const done = await runHandler(bound, { shop, caller, requestContext, given: read.value, params });
  if (!done.ok) {
    examine?.(endpoint, { refused: done.reason });
    return refuse(isView ? done : documentedRefusal(endpoint, done), requestContext.lang);
  }
  if (endpoint.file) {
    const { file, ...said } = done.value as typeof done.value & { readonly file: FileOfAnswer };
    examine?.(endpoint, { status, body: { success: true, ...said, file: { name: file.name, body: null } } });
    return answerFile(endpoint.file, file);
  }
  const documented = documentedAnswer(endpoint, done.value);
  examine?.(endpoint, { status, body: { success: true, ...documented } });
  const headers = headersOf(done);
  return answer(isView ? done.value : documented, { status, ...(headers && { headers }) }, isForCache);
}

/** A picture on another site must not sign anybody out; it can send no bearer. */
function strangerAt(headers: Headers): Failure | undefined {
  return bearerOf(headers) || isSameSite("POST", headers, []) ? undefined : failure("crossSite");
}

function headersOf({ headers, retryAfter }: { headers?: Headers; retryAfter?: number }): Headers | undefined {
  if (retryAfter === undefined) return headers;
  const all = new Headers(headers);
  all.set("retry-after", String(retryAfter));
  return all;
}

/** A file of somebody's own: shown where the browser can, and kept by nothing on the way. */
function answerFile(type: FileType, { name, body }: FileOfAnswer): Response {
  const shown = type === "text/csv" || type === "application/json" ? "attachment" : "inline";
  const headers = new Headers({
    "content-type": type === "text/csv" ? "text/csv; charset=utf-8" : type,
    "content-disposition": `${shown}; filename="${name.replace(/[^\w.-]+/g, "-")}"`,
    "cache-control": "no-store",
    "content-security-policy": closedPolicy,
  });
  if (body instanceof Uint8Array) headers.set("content-length", String(body.byteLength));
  const sent = body instanceof ReadableStream ? inTurns(body) : body;
  return new Response(sent as BodyInit, { headers });
}
