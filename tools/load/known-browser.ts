import { hintCookie } from "#contract/profile-hint.ts";
import { sessionTagOf } from "#server/auth/profile-hint.ts";
import type { LoadRequest } from "./load-request.ts";

/** The same from a browser that knows who is signed in, as its script has told the shop. */
export function withHint(asked: LoadRequest): LoadRequest {
  const { cookie = "" } = asked.headers ?? {};
  const [, session = ""] = /haat-session=([^;]+)/.exec(cookie) ?? [];
  const hint = `${hintCookie}=${sessionTagOf(session, [], Date.now())}`;
  return { ...asked, headers: { ...asked.headers, cookie: `${cookie}; ${hint}` } };
}
