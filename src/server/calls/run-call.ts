import { assuranceOf } from "#contract/assurance.ts";
import { type Call, isOfBackOffice } from "#contract/call.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { holders, holds, type Role, roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { clean } from "../api/read-input.ts";
import type { Buyer, Caller, Guest, RequestFacts } from "../auth/caller.ts";
import { doneByGuest } from "../auth/done-by-guest.ts";
import type { Shop } from "../shop.ts";
import { doorNamed } from "./all-verbs.ts";
import type { Done, Door } from "./verb.ts";

interface Asked {
  readonly shop: Shop;
  readonly caller: Caller | null;
  readonly facts: RequestFacts;
  /** What is told beside the names in the path, as it came. */
  readonly given: unknown;
  readonly params: Readonly<Record<string, string>>;
}

/** Whom the call is not for. Known before anything is read. */
export function refusalFor(
  call: Call,
  { caller, facts }: Pick<Asked, "caller" | "facts">,
  hadSession = false,
): Failure | undefined {
  if (isHiddenFrom(call, caller)) return failure("notFound");
  const assurance = assuranceOf(call);
  const role = assurance === "session" ? worksHere(caller) : (caller?.role ?? null);
  if (holds(caller && { role }, call.right))
    return assurance === "fresh factor" && !caller?.isSure ? failure("factorNeeded") : undefined;
  if (caller?.waits && roleHolds(caller.waits, call.right)) return failure("factorNeeded");
  if (caller) return failure("notAllowed");
  if (mayBeDoneBy(facts.guest, call)) return undefined;
  return failure(hadSession ? "sessionExpired" : "notSignedIn");
}

/** The same of what somebody tried: staff who lack the right to it are written down. */
export function refusedAttempt(call: Call, by: Omit<Asked, "given" | "params">, hadSession = false) {
  const no = refusalFor(call, by, hadSession);
  const { shop, caller, facts } = by;
  if (no?.reason === "notAllowed" && caller && worksHere(caller))
    shop.accounts.noteRefusedRight({
      user: caller.userId,
      session: caller.sessionId,
      address: facts.address,
      call: call.name,
      right: call.right,
    });
  return no;
}

/** Whoever has added nothing yet sees an empty cart, and has nothing to change. */
function mayBeDoneBy(guest: Guest | undefined, { right, method, makesGuest }: Call): boolean {
  if (!guest || holders[right] !== "guest") return false;
  return guest.userId !== null || method === "GET" || makesGuest === true;
}

/** Who does not work here is answered as at an address that is none. */
export function isHiddenFrom(call: Pick<Call, "path">, caller: Caller | null): boolean {
  return isOfBackOffice(call) && !worksHere(caller);
}

/** Whether or not it was shown just now. */
export function worksHere(caller: Caller | null): Role | null {
  return caller?.role ?? caller?.waits ?? null;
}

/** By whichever door it came: the input is cleaned, the verb runs, and what was done has its words. */
export async function runCall(
  { call, verb }: Door,
  { shop, caller, facts, given, params }: Asked,
): Promise<Done & { readonly said?: string }> {
  const input = clean(call, given, params);
  if (!input.ok) return input;
  const by = (buyer: Buyer | null) => verb(shop, buyer, input.value, facts);
  const done = await (holders[call.right] === "guest" && !caller
    ? doneByGuest(call, { shop, facts }, by)
    : by(caller));
  if (!done.ok) return done;
  const words = textsOf(facts.lang);
  return { ...done, value: { message: call.said?.(words) ?? words.answers.here, ...done.value } };
}

/** A call that the server makes for a page: checked and cleaned like any other. */
export async function makeCall<C extends Call>(
  call: C,
  given: object,
  by: Pick<Asked, "shop" | "caller" | "facts">,
): Promise<Done<C>> {
  const door = doorNamed(call.name);
  if (!door) throw new Error(`${call.name} has no verb`);
  const no = refusalFor(call, by);
  return (no ?? (await runCall(door, { ...by, given, params: {} }))) as Done<C>;
}
