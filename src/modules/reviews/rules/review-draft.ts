import { type Failure, failure, type Outcome, success } from "#contract/outcome.ts";

export interface ReviewDraft {
  readonly stars: number;
  readonly title: string;
  readonly text: string;
}

const longestTitle = 100;
const longestText = 4_000;

/** What a buyer typed, as it is kept: words trimmed, stars whole from 1 to 5. */
export function checkReview(given: {
  readonly stars?: unknown;
  readonly title?: unknown;
  readonly text?: unknown;
}): Outcome<ReviewDraft> {
  const stars = Number(given.stars);
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return failure("starsMissing", { field: "stars" });
  const title = words(given.title, longestTitle, "title");
  if (!title.ok) return title;
  const text = words(given.text, longestText, "text");
  if (!text.ok) return text;
  return success({ stars, title: title.value, text: text.value });
}

function words(value: unknown, longest: number, field: string): Outcome<string> | Failure {
  if (value === undefined || value === null) return success("");
  if (typeof value !== "string") return failure("invalidInput", { field });
  const plain = value.replaceAll("\0", "").replaceAll("\r\n", "\n").trim();
  return plain.length > longest ? failure("fieldTooLong", { field }) : success(plain);
}
