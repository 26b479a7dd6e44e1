import type { Request } from "autocannon";
import { hintCookie } from "#contract/profile-hint.ts";
import { sessionTagOf } from "#server/auth/profile-hint.ts";

type RequestWithHeaders = Pick<Request, "headers">;

/** The same from a browser that knows who is signed in, as its script has told the shop. */
export function withHint<R extends RequestWithHeaders>(request: R): R {
  const cookie = String(request.headers?.cookie);
  const [, session = ""] = /haat-session=([^;]+)/.exec(cookie) ?? [];
  const hint = `${hintCookie}=${sessionTagOf(session, [], Date.now())}`;
  return { ...request, headers: { ...request.headers, cookie: `${cookie}; ${hint}` } };
}
