import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { choiceIn } from "#modules/catalogue/rules/choice-in.ts";
import type { OrderLineView } from "../line-answer.ts";

type Sold = Pick<OrderLineView, "colour" | "size" | "partOf">;

/** What stands below or behind the name of a line: its choice, its set, and what else there is to say. */
export function lineFacts(lang: Lang, line: Sold, ...more: readonly (string | false | null)[]): string {
  return [choiceIn(lang, line), setOf(lang, line), ...more].filter(Boolean).join(" · ");
}

function setOf(lang: Lang, { partOf }: Sold): string | null {
  if (!partOf) return null;
  return textsOf(lang).orders.detail.partOf((lang === "hi" && partOf.titleHi) || partOf.title);
}

/** A line on a paper. */
export function withSet(words: string, { partOf }: Pick<OrderLineView, "partOf">): string {
  return partOf ? `${words} (${partOf.title})` : words;
}
