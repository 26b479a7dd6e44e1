import { failure, type Outcome, success } from "#contract/outcome.ts";
import { type AddressInput, type GivenAddress, readAddress } from "../rules/address.ts";
import { readPhone } from "./phone-number.ts";

/** Everything a parcel needs, its phone number included. */
export function readWholeAddress({ phone: own = "", ...given }: GivenAddress): Outcome<AddressInput> {
  const read = readAddress({ ...given, phone: own });
  if (!read.ok) return read;
  const phone = readPhone(read.value.phone);
  return phone ? success({ ...read.value, phone }) : failure("phoneUnusable", { field: "phone" });
}
