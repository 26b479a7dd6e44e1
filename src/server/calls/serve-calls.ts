import type { FileOfAnswer } from "#contract/calls/file-answer.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { inUploadSlot, isOpenUpload } from "../admission/upload-slots.ts";
import { readInput } from "../api/read-input.ts";
import { bearerOf } from "../auth/session.ts";
import { toTheDoor } from "../auth/to-the-door.ts";
import { answerFile } from "../http/answer-file.ts";
import type { Edge, EdgeVariables } from "../http/edge.ts";
import { answer, refuse } from "../http/envelope.ts";
import { isSameSite } from "../http/same-site.ts";
import type { Shop } from "../shop.ts";
import { doors } from "./all-verbs.ts";
import { refusedAttempt, runCall } from "./run-call.ts";
import type { Door } from "./verb.ts";

/** Serves the calls under /api: who may, what comes in, the verb, the envelope. */
export function serveCalls(app: Edge, shop: Shop): void {
  for (const door of doors) serveCall(app, shop, door);
}

function serveCall(app: Edge, shop: Shop, door: Door): void {
  const { call, mayRead } = door;
  app.on(call.method, `/api${call.path.replace(/\{(\w+)\}/g, ":$1")}`, async ({ req, var: edge }) => {
    const { caller, facts, hadSession } = edge;
    const params = req.param() as Record<string, string>;
    const no =
      refusedAttempt(call, { shop, caller, facts }, hadSession) ??
      ((call.isDeed && strangerAt(req.raw.headers)) ||
        (mayRead?.(shop, params) === false && failure("notFound")));
    if (no) return toTheDoor(call, no, req.raw.headers) ?? refuse(no, facts.lang);
    const served = () => serve(door, { shop, edge, params, request: req.raw });
    return isOpenUpload(call)
      ? inUploadSlot({
          by: params.token ?? facts.address,
          work: served,
          full: (full) => refuse(full, facts.lang),
        })
      : served();
  });
}

interface Asked {
  readonly shop: Shop;
  readonly edge: Readonly<EdgeVariables>;
  readonly params: Record<string, string>;
  readonly request: Request;
}

async function serve(door: Door, { shop, edge, params, request }: Asked): Promise<Response> {
  const { call } = door;
  const { status = 200 } = call;
  const { facts, caller, examine, isShared } = edge;
  const read = await readInput(call, request);
  if (!read.ok) return refuse(read, facts.lang);
  const done = await runCall(door, { shop, caller, facts, given: read.value, params });
  if (!done.ok) {
    examine?.(call, { refused: done.reason });
    return refuse(done, facts.lang);
  }
  if (call.file) {
    const { file, ...said } = done.value as typeof done.value & { readonly file: FileOfAnswer };
    examine?.(call, { status, body: { success: true, ...said, file: { name: file.name, body: null } } });
    return answerFile(call.file, file);
  }
  examine?.(call, { status, body: { success: true, ...done.value } });
  const headers = headersOf(done);
  return answer(done.value, { status, ...(headers && { headers }) }, isShared);
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
