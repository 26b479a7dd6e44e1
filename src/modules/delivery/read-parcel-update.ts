import { timingSafeEqual } from "node:crypto";
import { readJson } from "#contract/endpoints/read-json.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { tokenHash } from "#platform/ids.ts";
import { type ParcelUpdate, readParcelUpdate } from "#ports/couriers/parcel-update.ts";

interface Proof {
  readonly shown: string;
  readonly token: string | undefined;
}

/** Null where a courier says nothing that the shop follows. */
export function readUpdate(raw: string, { shown, token }: Proof): Outcome<ParcelUpdate | null> {
  if (!token) return failure("notFound");
  if (!isSame(shown, token)) return failure("badSignature");
  const update = readParcelUpdate(readJson(raw));
  return update === undefined ? failure("unreadable") : success(update);
}

/** Of equal length as hashes: how long it takes tells nothing. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash(one)), Buffer.from(tokenHash(other)));
}
