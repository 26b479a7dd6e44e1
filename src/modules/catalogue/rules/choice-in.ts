import type { Lang } from "#contract/texts/lang.ts";
import { serverTexts } from "#languages/server-texts.ts";
import { optionIn } from "./option-in.ts";

type Chosen = { readonly colour: string | null; readonly size: string | null };

/** Colour and size as shoppers read them in their language; in a language without words for them they stand as the owner wrote them. */
export function choiceIn(lang: Lang, { colour, size }: Chosen): string {
  const words = serverTexts[lang].texts?.options;
  return [colour, size].flatMap((one) => (one ? optionIn(words, one) : [])).join(" · ");
}
