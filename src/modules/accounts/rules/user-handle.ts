/** Under which name a passkey keeps its account. */
export function handleOf(userId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(userId));
}

/** Whether a passkey says that it is this account's; one that names nobody cannot sign in by itself. */
export function isHandleOf(told: unknown, userId: string): boolean {
  return typeof told === "string" && Buffer.from(told, "base64url").toString("utf8") === userId;
}
