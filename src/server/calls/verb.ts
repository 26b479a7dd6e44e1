import type { AnswerOf, Call, InputOf } from "#contract/call.ts";
import type { Failure, Success } from "#contract/outcome.ts";
import type { Holder, holders } from "#contract/rights.ts";
import type { Buyer, Caller, RequestFacts } from "../auth/caller.ts";
import type { Shop } from "../shop.ts";

/** What a call does. It knows neither the wire that it came by nor the page that it came from. */
export type Verb<C extends Call = Call> = (
  shop: Shop,
  caller: CallerOf<C>,
  input: InputOf<C>,
  facts: RequestFacts,
) => Done<C> | Promise<Done<C>>;

/** One for each call of a module. */
export type VerbsOf<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Verb<Calls[Name]>;
};

export type Done<C extends Call = Call> = Completed<C> | Failure;

interface Completed<C extends Call = Call> extends Success<Fields<C>> {
  /** Cookies, where somebody comes or goes. */
  readonly headers?: Headers;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter?: number;
}

/** The fields of the answer; a message stands for the words of the description. */
type Fields<C extends Call> = Call extends C
  ? { readonly message?: string }
  : Omit<AnswerOf<C>, "success" | "message"> & { readonly message?: string };

type CallerOf<C extends Call> = CallerWho<(typeof holders)[C["right"]]>;
type CallerWho<H extends Holder> = H extends "anyone" ? Caller | null : H extends "guest" ? Buyer : Caller;

/** A call and what it does. */
export interface Door {
  readonly call: Call;
  readonly verb: (shop: Shop, caller: Buyer | null, input: object, facts: RequestFacts) => Promise<Done>;
  readonly mayRead?: MayRead;
}

/** Whether the names in the path are worth taking in what is sent with them. It asks nothing but the process. */
type MayRead = (shop: Shop, params: Readonly<Record<string, string>>) => boolean;

export function doorsOf<Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  verbs: VerbsOf<Calls>,
  looks: { readonly [Name in keyof Calls]?: MayRead } = {},
): Door[] {
  return Object.entries(calls).map(([name, call]) => ({
    call,
    verb: verbs[name] as unknown as Door["verb"],
    ...(looks[name] && { mayRead: looks[name] }),
  }));
}
