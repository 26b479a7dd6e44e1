import { langs } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";

/** Its buyer asked on the order's page for another size or colour, in whichever language, and waits for an answer. */
export function isAboutChoice({ state, words }: { readonly state: string; readonly words: string }): boolean {
  return (
    state !== "closed" &&
    langs.some((lang) => words.startsWith(`${textsOf(lang).orders.change.abouts.choice}: `))
  );
}
