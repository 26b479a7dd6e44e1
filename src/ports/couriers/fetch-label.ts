import { createFetchPublic } from "#platform/fetch/fetch-public.ts";
import { isPublicAddress } from "#platform/fetch/public-address.ts";
import { CourierUnavailable } from "./courier.ts";

const mostBytes = 5_000_000;
const mostMs = 15_000;
const beginsPdf = Buffer.from("%PDF-");

/** A label from where the courier says it lies: on the open internet, or at its own address, and nothing but a PDF. */
export async function fetchLabel(address: string, apiUrl: string): Promise<Uint8Array> {
  const own = new URL(apiUrl);
  const ownPort = Number(own.port) || (own.protocol === "https:" ? 443 : 80);
  const fetched = await createFetchPublic({
    mostBytes,
    mostMs,
    mayReach: (found, port) =>
      (isPublicAddress(found) && port === 443) || (found === own.hostname && port === ownPort),
  })(address);
  if ("refused" in fetched) throw new CourierUnavailable("The label does not come.");
  if (!Buffer.from(fetched.bytes).subarray(0, beginsPdf.length).equals(beginsPdf))
    throw new CourierUnavailable("The label is no PDF.");
  return fetched.bytes;
}
