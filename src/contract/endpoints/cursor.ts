/** Where a list goes on: what the last row was sorted by, as text that an address can hold. */
export function cursorOf(parts: readonly (string | number)[]): string {
  return btoa(encodeURIComponent(JSON.stringify(parts))).replace(/=+$/, "");
}

/** Nothing of what no list gave. */
export function readCursor(typed: string | undefined, length: number): (string | number)[] | undefined {
  if (!typed) return undefined;
  try {
    const parts: unknown = JSON.parse(decodeURIComponent(atob(typed)));
    const isRead =
      Array.isArray(parts) &&
      parts.length === length &&
      parts.every((part) => typeof part === "string" || Number.isSafeInteger(part));
    return isRead ? parts : undefined;
  } catch {
    return undefined;
  }
}
