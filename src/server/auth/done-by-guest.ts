import type { Endpoint } from "#contract/endpoint.ts";
import type { Done } from "../handlers/handler.ts";
import type { Shop } from "../shop.ts";
import { type Buyer, buyerOf, type RequestFacts } from "./caller.ts";

/** A call of somebody without an account; who adds something for the first time becomes a guest by it. */
export async function doneByGuest(
  { makesGuest, method }: Endpoint,
  { shop: { guests }, facts }: { readonly shop: Shop; readonly facts: RequestFacts },
  act: (buyer: Buyer | null) => Promise<Done>,
): Promise<Done> {
  const { guest } = facts;
  if (!guest || guest.userId !== null || !makesGuest) {
    const done = await act(buyerOf({ caller: null, facts }));
    if (guest?.userId && method !== "GET") await guests.follow(guest.userId);
    return done;
  }
  const made = await guests.make(facts);
  if (!made.ok) return made;
  const done = await act(made.value);
  if (done.ok) return { ...done, headers: guests.arrive(made.value, done.headers) };
  await guests.drop(made.value.userId);
  return done;
}
