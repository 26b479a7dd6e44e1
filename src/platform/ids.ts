import { createHash, hash, randomBytes, randomUUID } from "node:crypto";

/** UUIDv7: the time first, so that ids sort by age and indexes grow at their end. */
export function newId(now: number): string {
  const time = now.toString(16).padStart(12, "0");
  // The chance of a random one, which the system gives for many ids at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** When an id was made. */
export function timeOf(id: string): number {
  return Number.parseInt(id.replace("-", "").slice(0, 12), 16);
}

/** The same name gives the same id on every machine: seeds keep their addresses. */
export function idOf(name: string): string {
  return asUuid(createHash("sha256").update(name).digest().subarray(0, 16));
}

/** 256 bits of chance, for sessions and links. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: a stolen row opens nothing. */
export function tokenHash(token: string): string {
  return hash("sha256", token, "base64url");
}

function asUuid(bytes: Buffer): string {
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
