import type { Endpoint } from "#contract/endpoint.ts";
import type { Caller, RequestContext } from "../auth/caller.ts";
import { splitFields } from "../forms/split-fields.ts";
import { boundEndpointNamed } from "../handlers/bound-endpoints.ts";
import type { Done } from "../handlers/handler.ts";
import type { ShopServices } from "../shop-services.ts";
import { refusalFor, runHandler } from "./run-handler.ts";

interface By {
  readonly shop: ShopServices;
  readonly caller: Caller | null;
  readonly requestContext: RequestContext;
}

/** A call that the server makes for a page: checked and cleaned like any other, the names of its path among what is given. */
export async function callEndpoint<C extends Endpoint>(endpoint: C, given: object, by: By): Promise<Done<C>> {
  const bound = boundEndpointNamed(endpoint.name);
  if (!bound) throw new Error(`${endpoint.name} has no handler`);
  const no = refusalFor(endpoint, by);
  return (no ?? (await runHandler(bound, { ...by, ...splitFields(endpoint, given) }))) as Done<C>;
}
