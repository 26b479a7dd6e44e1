import type { Endpoint, InputOf, ViewOf } from "#contract/endpoint.ts";
import type { Holder } from "#contract/module-contract.ts";
import type { Failure, Success } from "#contract/outcome.ts";
import type { holders } from "#contract/rights.ts";
import type { Buyer, Caller, RequestContext } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";

/** What an endpoint does. It knows neither the wire that it came by nor the page that it came from. */
export type Handler<C extends Endpoint = Endpoint> = (
  shop: ShopServices,
  caller: CallerOf<C>,
  input: InputOf<C>,
  requestContext: RequestContext,
) => Done<C> | Promise<Done<C>>;

/** One for each endpoint of a module. */
export type HandlersOf<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]>;
};

export type Done<C extends Endpoint = Endpoint> = Succeeded<C> | Failure;

interface Succeeded<C extends Endpoint = Endpoint> extends Success<Fields<C>> {
  /** Cookies, where somebody comes or goes. */
  readonly headers?: Headers;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter?: number;
}

/** The fields of the view; a message stands for the words of the description. */
type Fields<C extends Endpoint> = Endpoint extends C
  ? { readonly message?: string }
  : ViewOf<C> & { readonly message?: string };

type CallerOf<C extends Endpoint> = CallerWho<(typeof holders)[C["right"]]>;
type CallerWho<H extends Holder> = H extends "anyone" ? Caller | null : H extends "guest" ? Buyer : Caller;

/** An endpoint and what it does. */
export interface BoundEndpoint {
  readonly endpoint: Endpoint;
  readonly handler: (
    shop: ShopServices,
    caller: Buyer | null,
    input: object,
    requestContext: RequestContext,
  ) => Promise<Done>;
  readonly mayRead?: MayRead;
}

/** Whether the names in the path are worth taking in what is sent with them. It asks nothing but the process. */
type MayRead = (shop: ShopServices, params: Readonly<Record<string, string>>) => boolean;

export function bindHandlers<Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
  handlers: HandlersOf<Endpoints>,
  mayReadBy: { readonly [Name in keyof Endpoints]?: MayRead } = {},
): BoundEndpoint[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    endpoint,
    handler: handlers[name] as unknown as BoundEndpoint["handler"],
    ...(mayReadBy[name] && { mayRead: mayReadBy[name] }),
  }));
}
