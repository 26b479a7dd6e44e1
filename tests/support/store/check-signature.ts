import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sum = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Why a request is not from whoever holds the key, by the rules of Signature Version 4; nothing where it is. */
export function faultOfSignature(
  { method = "", url = "", headers }: IncomingMessage,
  body: Buffer,
  { keyId, keySecret }: { readonly keyId: string; readonly keySecret: string },
): string | undefined {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  if (!given) return "no signature";
  const [, id, day = "", region = "", names = "", signature] = given;
  if (id !== keyId) return "an unknown key";
  const time = String(headers["x-amz-date"]);
  if (!time.startsWith(day) || Math.abs(Date.now() - timeOf(time)) > 15 * 60_000) return "another time";
  const signed = names.split(";");
  if (!["host", "x-amz-date"].every((name) => signed.includes(name))) return "too little is signed";
  const payload = String(headers["x-amz-content-sha256"]);
  if (method === "PUT" && payload !== sum(body)) return "another body";
  const at = new URL(url, "http://store");
  const canonical = [
    method,
    at.pathname,
    at.searchParams.toString(),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    names,
    payload,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ["s3", "aws4_request"].reduce(hmac, hmac(hmac(`AWS4${keySecret}`, day), region));
  const right = hmac(key, ["AWS4-HMAC-SHA256", time, scope, sum(canonical)].join("\n")).toString("hex");
  return right === signature ? undefined : "another signature";
}

function timeOf(text: string): number {
  return Date.parse(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, "$1-$2-$3T$4:$5:$6Z"));
}
