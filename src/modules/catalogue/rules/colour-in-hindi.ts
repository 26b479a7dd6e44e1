import { options } from "#languages/hi/catalogue/options.ts";
import { optionIn } from "./option-in.ts";

/** What a Hindi page calls a colour; one that nobody has a word for keeps its own name. */
export function colourInHindi(name: string): string | undefined {
  const text = optionIn(options, name);
  return text === name ? undefined : text;
}
