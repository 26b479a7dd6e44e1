import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { optionIn } from "./option-in.ts";

type Chosen = { readonly colour: string | null; readonly size: string | null };

/** Colour and size as shoppers read them in their language; in English they stand as the owner wrote them. */
export function choiceIn(lang: Lang, { colour, size }: Chosen): string {
  const words = lang === "en" ? undefined : textsOf(lang).options;
  return [colour, size].flatMap((one) => (one ? optionIn(words, one) : [])).join(" · ");
}
