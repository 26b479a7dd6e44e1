import type { Call } from "#contract/call.ts";
import type { Caller, RequestFacts } from "../auth/caller.ts";
import { splitFields } from "../forms/split-fields.ts";
import type { Shop } from "../shop.ts";
import { doorNamed } from "./all-verbs.ts";
import { refusalFor, runCall } from "./run-call.ts";
import type { Done } from "./verb.ts";

interface By {
  readonly shop: Shop;
  readonly caller: Caller | null;
  readonly facts: RequestFacts;
}

/** A call that the server makes for a page: checked and cleaned like any other, the names of its path among what is given. */
export async function makeCall<C extends Call>(call: C, given: object, by: By): Promise<Done<C>> {
  const door = doorNamed(call.name);
  if (!door) throw new Error(`${call.name} has no verb`);
  const no = refusalFor(call, by);
  return (no ?? (await runCall(door, { ...by, ...splitFields(call, given) }))) as Done<C>;
}
