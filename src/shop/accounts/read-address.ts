import { failure, type Outcome, success } from "#contract/outcome.ts";
import { readPhone } from "./phone-number.ts";
import { type AddressInput, readAddress } from "./rules/address.ts";

/** Everything a parcel needs, its phone number included. */
export function readWholeAddress(given: AddressInput): Outcome<AddressInput> {
  const read = readAddress(given);
  if (!read.ok) return read;
  const phone = readPhone(read.value.phone);
  return phone ? success({ ...read.value, phone }) : failure("phoneUnusable", { field: "phone" });
}
