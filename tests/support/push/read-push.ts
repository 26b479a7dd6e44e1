import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from "node:crypto";

/** Who sent it, by the standard (RFC 8292); throws where that is not proved. */
export function readSender(authorization: string | undefined, audience: string) {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({
    format: "jwk",
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, string>;
  const seconds = Date.now() / 1_000;
  const isNow = Number(exp) > seconds && Number(exp) <= seconds + 24 * 3_600;
  if (!isSigned || aud !== audience || !isNow || !/^(?:mailto|https):/.test(sub ?? ""))
    throw new Error("The sender is not proved.");
  return { key, sub };
}

/** What only the browser can read (RFC 8291, aes128gcm). */
export function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
  const shared = hkdfSync("sha256", browser.computeSecret(sender), auth, about, 32);
  const derive = (what: string, length: number) =>
    Buffer.from(
      hkdfSync("sha256", new Uint8Array(shared), salt, Buffer.from(`Content-Encoding: ${what}\0`), length),
    );
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return opened.subarray(0, opened.lastIndexOf(2)).toString("utf8");
}
