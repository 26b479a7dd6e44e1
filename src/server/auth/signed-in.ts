import { redirect } from "react-router";
import { pageAddress } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { noticeCookie } from "../http/notice.ts";
import type { ShopServices } from "../shop-services.ts";
import type { Caller, RequestContext } from "./caller.ts";

interface SignedInRequest {
  readonly shop: ShopServices;
  readonly requestContext: RequestContext;
  readonly caller: Caller | null;
}

/** Who is signed in, or the way to the login and back; a session that ended is said to have ended. */
export function requireCaller(
  { shop, requestContext, caller }: SignedInRequest,
  { url }: Request,
  next = Object.values(pageAddress(url)).join(""),
): Caller {
  if (caller) return caller;
  const headers = new Headers();
  if (shop.session.isOver(requestContext)) {
    const text = textsOf(requestContext.lang).failures.sessionExpired;
    for (const [name, value] of shop.session.leave()) headers.append(name, value);
    headers.append("set-cookie", noticeCookie({ kind: "error", text }));
  }
  throw redirect(paths.login({ next }), { status: 303, headers });
}
