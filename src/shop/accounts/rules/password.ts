import { failure, type Outcome, success } from "#contract/outcome.ts";
import { commonPasswords } from "./common-passwords.ts";

const fewest = 6;
const most = 128;

/** Whether somebody may choose this password; `own` is what everybody knows of the person. */
export function checkPassword(password: string, own: readonly (string | null)[] = []): Outcome<void> {
  const letters = [...password].length;
  if (letters < fewest) return failure("passwordShort", { field: "password" });
  if (letters > most) return failure("passwordLong", { field: "password" });
  return isCommon(password, own) ? failure("passwordCommon", { field: "password" }) : success(undefined);
}

function isCommon(password: string, own: readonly (string | null)[]): boolean {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || commonPasswords.has(plain.replace(/\d{1,3}$/, ""))) return true;
  if (/^(.{1,3})\1+$/.test(plain) || isRun(plain)) return true;
  return own
    .flatMap((word) => (word ? [word, word.split("@")[0] ?? "", ...word.split(/\s+/)] : []))
    .some((word) => word.length >= 3 && plain.replace(/\d+$/, "") === word.toLowerCase());
}

/** 123456, fedcba: each letter is the next one. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
