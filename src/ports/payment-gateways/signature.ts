import { createHmac, timingSafeEqual } from "node:crypto";

export function hmac(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** In constant time: how long the comparison takes tells nothing of where the first difference lies. */
export function isHmac(given: string, text: string, secret: string): boolean {
  const right = Buffer.from(hmac(text, secret));
  const theirs = Buffer.from(given);
  return theirs.length === right.length && timingSafeEqual(theirs, right);
}
