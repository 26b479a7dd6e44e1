import { cartCalls } from "#contract/calls/cart.ts";
import { wishlistCalls } from "#contract/calls/wishlist.ts";
import { cartVerbs } from "./cart.ts";
import { type Door, doorsOf } from "./verb.ts";
import { wishlistVerbs } from "./wishlist.ts";

/** Every call with what it does. */
export const doors: readonly Door[] = [
  ...doorsOf(cartCalls, cartVerbs),
  ...doorsOf(wishlistCalls, wishlistVerbs),
];

const byName = new Map(doors.map((door) => [door.call.name, door]));

export function doorNamed(name: string): Door | undefined {
  return byName.get(name);
}
