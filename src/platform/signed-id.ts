import { createHmac, timingSafeEqual } from "node:crypto";

interface Signer {
  readonly key: string;
  /** A text for one purpose is none for another. */
  readonly purpose: string;
}

/** An id and that we wrote it, as a text short enough for an SMS. */
export function signId({ key, purpose }: Signer, id: string): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, signature(bytes, { key, purpose })]).toString("base64url");
}

/** The id in such a text; nothing where we did not write it. */
export function readSignedId(signer: Signer, text: string): string | undefined {
  if (!/^[\w-]{42}$/.test(text)) return undefined;
  const bytes = Buffer.from(text, "base64url");
  // Of several texts for the same bytes one is ours.
  if (bytes.toString("base64url") !== text) return undefined;
  const [id, given] = [bytes.subarray(0, 16), bytes.subarray(16)];
  const right = signature(id, signer);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const hex = id.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** 120 bits of it. */
function signature(id: Buffer, { key, purpose }: Signer): Buffer {
  return createHmac("sha256", key).update(purpose).update(id).digest().subarray(0, 15);
}
