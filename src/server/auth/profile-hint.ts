import { createHash } from "node:crypto";
import { hintCookie, sessionTagOfHint } from "#contract/profile-hint.ts";
import type { Caller, RequestContext } from "./caller.ts";

/** So long a browser is given pages made for all; then one is made for the shopper again. */
const goodForMs = 24 * 60 * 60_000;
/** Products with a page of the buyer's own; of whoever bought more, each product's page is made anew. */
export const mostNamed = 40;
const everyProduct = "*";

/**
 * When it was given, for which session, and which products' pages show something that is the buyer's alone, such as a
 * review.
 */
export function sessionTagOf(session: string, bought: readonly string[], now: number): string {
  const own = bought.length > mostNamed ? [everyProduct] : bought.map(short);
  return [now.toString(36), short(session), ...own].join(".");
}

/** Whether what all share is enough for the browser that shows this tag beside its session. */
export function isSharedEnough(
  { sessionTag, session }: { sessionTag: string; session: string },
  address: string,
  now: number,
): boolean {
  const [at = "", of, ...own] = sessionTag.split(".");
  const age = now - Number.parseInt(at, 36);
  if (!(age < goodForMs && age > -goodForMs) || of !== short(session)) return false;
  const product = own.length > 0 && /^\/product\/([^/?]+?)(?:\.data)?(?:\?|$)/.exec(address)?.[1];
  return !product || !(own.includes(everyProduct) || own.includes(short(product)));
}

interface HintRequest {
  readonly method: string;
  readonly path: string;
  readonly caller: Caller | null;
  readonly requestContext: Pick<RequestContext, "cookies">;
}

/** Another shopper, or something that the page's script does not keep count of: the next page is made anew. */
export function isHintOutdated({ method, path, caller, requestContext }: HintRequest): boolean {
  // A guest's hint has no session tag: there is nothing of an account in it.
  if (sessionTagOfHint(requestContext.cookies[hintCookie]) === undefined) return false;
  if (!caller || (caller.role ?? caller.pendingRole)) return true;
  return method !== "GET" && method !== "HEAD" && !trackedByScript.test(path);
}

export const droppedHint = `${hintCookie}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Changes of cart and wishlist, whose answers the script heeds, and what changes nothing that is shown. */
const trackedByScript =
  /^\/api\/(?:cart(?!\/(?:checkout|verify-payment|part))|wishlist|auth\/token|products\/search)(?:\/|$)/;

/** Enough to tell them apart, and too little to come back from; two products taken for one are both made anew. */
function short(secretOrId: string): string {
  return createHash("sha256").update(secretOrId).digest("base64url").slice(0, 6);
}
