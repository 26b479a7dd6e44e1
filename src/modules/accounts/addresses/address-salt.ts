import { createHmac } from "node:crypto";

/**
 * All accounts that have or claim one address share a salt, so that one derivation checks a password against all
 * of them: a sign-in takes as long for many as for one, and for nobody.
 */
export function saltOf(codeKey: Buffer, email: string): Buffer {
  return createHmac("sha256", codeKey).update(`salt ${email}`).digest().subarray(0, 16);
}
