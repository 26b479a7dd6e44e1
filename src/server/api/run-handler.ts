import { type Endpoint, isOfBackOffice } from "#contract/endpoint.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { holders, holds, type Role, roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { assuranceOf } from "#modules/accounts/rules/assurance.ts";
import { type Buyer, buyerOf, type Caller, type Guest, type RequestContext } from "../auth/caller.ts";
import type { BoundEndpoint, Done } from "../handlers/handler.ts";
import type { ShopServices } from "../shop-services.ts";
import { clean } from "./read-input.ts";
import { refusalShownTo, shownTo } from "./shown-to.ts";

interface HandlerRequest {
  readonly shop: ShopServices;
  readonly caller: Caller | null;
  readonly requestContext: RequestContext;
  /** What is told beside the names in the path, as it came. */
  readonly given: unknown;
  readonly params: Readonly<Record<string, string>>;
}

/** Whom the call is not for. Known before anything is read. */
export function refusalFor(
  endpoint: Endpoint,
  { caller, requestContext }: Pick<HandlerRequest, "caller" | "requestContext">,
  hadSession = false,
): Failure | undefined {
  if (isHiddenFrom(endpoint, caller)) return failure("notFound");
  const assurance = assuranceOf(endpoint);
  const role = assurance === "session" ? worksHere(caller) : (caller?.role ?? null);
  if (holds(caller && { role }, endpoint.right))
    return assurance === "fresh factor" && !caller?.hasFreshFactor ? failure("factorNeeded") : undefined;
  if (caller?.pendingRole && roleHolds(caller.pendingRole, endpoint.right)) return failure("factorNeeded");
  if (caller) return failure("notAllowed");
  if (mayBeDoneBy(requestContext.guest, endpoint)) return undefined;
  return failure(hadSession ? "sessionExpired" : "notSignedIn");
}

/** The same of what somebody tried: staff who lack the right to it are written down. */
export function refusedAttempt(
  endpoint: Endpoint,
  by: Omit<HandlerRequest, "given" | "params">,
  hadSession = false,
) {
  const no = refusalFor(endpoint, by, hadSession);
  const { shop, caller, requestContext } = by;
  if (no?.reason === "notAllowed" && caller && worksHere(caller))
    shop.accounts.noteRefusedRight({
      user: caller.userId,
      session: caller.sessionId,
      address: requestContext.address,
      call: endpoint.name,
      right: endpoint.right,
    });
  return no;
}

/** Whoever has added nothing yet sees an empty cart, and has nothing to change. */
function mayBeDoneBy(guest: Guest | undefined, { right, method, makesGuest }: Endpoint): boolean {
  if (!guest || holders[right] !== "guest") return false;
  return guest.userId !== null || method === "GET" || makesGuest === true;
}

/** Who does not work here is answered as at an address that is none. */
export function isHiddenFrom(endpoint: Pick<Endpoint, "path">, caller: Caller | null): boolean {
  return isOfBackOffice(endpoint) && !worksHere(caller);
}

/** Whether or not it was shown just now. */
export function worksHere(caller: Caller | null): Role | null {
  return caller?.role ?? caller?.pendingRole ?? null;
}

/** Wherever it came from: the input is cleaned, the handler runs, and what was done has its words. */
export async function runHandler(
  { endpoint, handler }: BoundEndpoint,
  { shop, caller, requestContext, given: value, params }: HandlerRequest,
): Promise<Done & { readonly said?: string }> {
  const input = clean(endpoint, value, params);
  if (!input.ok) return input;
  const by = (buyer: Buyer | null) => handler(shop, buyer, input.value, requestContext);
  const done = await (holders[endpoint.right] === "guest" && !caller
    ? doneByGuest(endpoint, { shop, requestContext }, by)
    : by(caller));
  if (!done.ok) return refusalShownTo(caller, endpoint, done);
  const words = textsOf(requestContext.lang);
  const shown = shownTo(caller, endpoint, done.value);
  return { ...done, value: { message: endpoint.message?.(words) ?? words.answers.here, ...shown } };
}

/** A call of somebody without an account; who adds something for the first time becomes a guest by it. */
async function doneByGuest(
  { makesGuest, method }: Endpoint,
  {
    shop: { guests },
    requestContext,
  }: { readonly shop: ShopServices; readonly requestContext: RequestContext },
  act: (buyer: Buyer | null) => Promise<Done>,
): Promise<Done> {
  const { guest } = requestContext;
  if (!guest || guest.userId !== null || !makesGuest) {
    const done = await act(buyerOf({ caller: null, requestContext }));
    if (guest?.userId && method !== "GET") await guests.follow(guest.userId);
    return done;
  }
  const made = await guests.make(requestContext);
  if (!made.ok) return made;
  const done = await act(made.value);
  if (done.ok) return { ...done, headers: guests.arrive(made.value, done.headers) };
  await guests.drop(made.value.userId);
  return done;
}
