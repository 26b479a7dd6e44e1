/**
 * Whom a limit can tell apart: one IPv4 address, or the 64 bits of an IPv6 address that are given to one line.
 * The other 64 anybody chooses anew for each request.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const before = groupsOf(head);
  const after = groupsOf(tail ?? "");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** Asked from the machine that the shop runs on. */
export function isOwnAddress(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

function groupsOf(part: string): string[] {
  // An IPv4 address at the end stands for two groups, which are never among the first four.
  return part === "" ? [] : part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
