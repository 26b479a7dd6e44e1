import type { OrderAddress } from "../order-view.ts";

/** What an order keeps of an entry of the address book. */
export function plainAddress({
  name,
  phone,
  street,
  city,
  state,
  pinCode,
  country,
}: OrderAddress): OrderAddress {
  return { name, phone, street, city, state, pinCode, country };
}
