import { readFileSync } from "node:fs";

let list: string | undefined;

/**
 * Whether a password, in small letters, is among the 49,000 that are chosen most. Read when the first is chosen, and
 * kept as the text it is: a set would take ten times its room, and a look at it is nothing beside the hash that follows.
 */
export function isKnownPassword(password: string): boolean {
  list ??= readFileSync(
    new URL(import.meta.resolve("@zxcvbn-ts/language-common/src/passwords.json")),
    "utf8",
  );
  return list.includes(JSON.stringify(password));
}
