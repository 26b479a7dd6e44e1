const longest = 254;
const shape =
  /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** The one form in which an address is kept and looked up; undefined when it is none. */
export function readEmail(typed: string): string | undefined {
  const plain = typed.trim().normalize("NFC").toLowerCase();
  return plain.length <= longest && shape.test(plain) ? plain : undefined;
}
