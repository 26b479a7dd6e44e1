import { paths } from "#contract/paths.ts";

const all = ["asked", "confirmed", "left"] as const;

/** What was done last about the newsletter, which its page says in place of the form. */
export type LetterDone = (typeof all)[number];

export function donePath(done: LetterDone): string {
  return `${paths.newsletter()}?done=${done}`;
}

export function readDone(search: string): LetterDone | null {
  const given = new URLSearchParams(search).get("done");
  return all.find((one) => one === given) ?? null;
}
