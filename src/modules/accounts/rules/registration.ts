import { failure, type Outcome, success } from "#contract/outcome.ts";
import { readEmail } from "./email.ts";
import { type Chooser, checkPassword } from "./password.ts";

const longestName = 100;

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function readRegistration(given: Registration, chooser: Omit<Chooser, "own">): Outcome<Registration> {
  const missing = (["name", "email", "password"] as const).find((field) => given[field].trim() === "");
  if (missing) return failure("allFieldsRequired", { field: missing });
  const name = readName(given.name);
  if (!name) return failure("nameUnusable", { field: "name" });
  const email = readEmail(given.email);
  if (!email) return failure("emailUnusable", { field: "email" });
  const allowed = checkPassword(given.password, { ...chooser, own: [name, email] });
  return allowed.ok ? success({ name, email, password: given.password }) : allowed;
}

/** One line of at most 100 letters. */
export function readName(typed: string): string | undefined {
  const plain = typed
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Bidi_C}]+/gu, " ")
    .trim();
  return plain !== "" && [...plain].length <= longestName ? plain : undefined;
}
