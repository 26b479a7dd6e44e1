import { createECDH } from "node:crypto";
import { derivedKey } from "#platform/keys/derived-key.ts";
import type { PushKeys } from "#ports/messengers/web-push.ts";

/** Private keys on the curve P-256 are below this. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** By which push services know the shop. */
export function pushKeysOf(linkKey: string): PushKeys {
  const seed = BigInt(`0x${derivedKey(linkKey, "push").toString("hex")}`);
  const secret = Buffer.from(((seed % (order - 1n)) + 1n).toString(16).padStart(64, "0"), "hex");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(secret);
  return { publicKey: curve.getPublicKey("base64url"), privateKey: secret.toString("base64url") };
}
