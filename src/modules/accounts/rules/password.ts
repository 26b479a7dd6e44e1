import { fewestOfStaff } from "#contract/limits.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";

const fewest = 6;
const most = 128;

export interface Chooser {
  /** What everybody knows of the person. */
  readonly own?: readonly (string | null)[];
  /** Whoever does opens more with it than an own account. */
  readonly worksHere?: boolean;
  /** Whether guessers know it, in small letters. */
  readonly isKnown: (password: string) => boolean;
}

/** Whether somebody may choose this password. */
export function checkPassword(
  password: string,
  { own = [], worksHere = false, isKnown }: Chooser,
): Outcome<void> {
  const letters = [...password].length;
  if (worksHere && letters < fewestOfStaff) return failure("passwordShortForStaff", { field: "password" });
  if (letters < fewest) return failure("passwordShort", { field: "password" });
  if (letters > most) return failure("passwordLong", { field: "password" });
  return isCommon(password, own, isKnown)
    ? failure("passwordCommon", { field: "password" })
    : success(undefined);
}

function isCommon(password: string, own: readonly (string | null)[], isKnown: Chooser["isKnown"]): boolean {
  const plain = password.toLowerCase();
  // A number at the end does not make it better.
  if ([plain, plain.replace(/\d{1,3}$/, "")].some((word) => commonHere.has(word) || isKnown(word)))
    return true;
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

/** What guessers try first in this country and in this shop, beside what they try everywhere. */
const commonHere: ReadonlySet<string> = new Set(
  `p@ssword toor kolkata bengaluru pune jaipur mahadev omnamahshivaya jaishreeram radhe radhika
  radhakrishna saraswati durga dhoni virat kohli rohit raj arjun priya pooja neha jyoti nisha swati divya
  mummypapa papa mammi maapapa sweetu janu shona pari abcd abcdefgh qwerqwer thepassword oldpassword haat
  haathaat`.split(/\s+/),
);
