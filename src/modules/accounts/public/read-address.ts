import { failure, type Outcome, success } from "#contract/outcome.ts";
import { type AddressInput, type AddressRequest, readAddress } from "../rules/address.ts";
import { readPhone } from "./phone-number.ts";

/** Everything a parcel needs, its phone number included. */
export function readWholeAddress({ phone: own = "", ...given }: AddressRequest): Outcome<AddressInput> {
  const read = readAddress({ ...given, phone: own });
  if (!read.ok) return read;
  const phone = readPhone(read.value.phone);
  return phone ? success({ ...read.value, phone }) : failure("phoneUnusable", { field: "phone" });
}
