import { failure, type Outcome, success } from "#contract/outcome.ts";
import { readEmail } from "./email.ts";
import { type Chooser, checkPassword } from "./password.ts";

const longestName = 100;

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function readRegistration(input: Registration, chooser: Omit<Chooser, "own">): Outcome<Registration> {
  const missing = (["name", "email", "password"] as const).find((field) => input[field].trim() === "");
  if (missing) return failure("allFieldsRequired", { field: missing });
  const name = readName(input.name);
  if (!name) return failure("nameUnusable", { field: "name" });
  const email = readEmail(input.email);
  if (!email) return failure("emailUnusable", { field: "email" });
  const allowed = checkPassword(input.password, { ...chooser, own: [name, email] });
  return allowed.ok ? success({ name, email, password: input.password }) : allowed;
}

/** One line of at most 100 letters. */
export function readName(typed: string): string | undefined {
  const plain = typed
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Bidi_C}]+/gu, " ")
    .trim();
  return plain !== "" && [...plain].length <= longestName ? plain : undefined;
}
