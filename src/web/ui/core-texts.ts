import { shell } from "#contract/texts/en/shell.ts";
import { useWords } from "./words.ts";

/** The words that every page needs anyway. */
export function useCoreTexts() {
  return { shell: useWords("shell", shell) };
}
