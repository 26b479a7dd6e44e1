import { failures } from "#contract/texts/en/failures.ts";
import { shell } from "#contract/texts/en/shell.ts";
import { useWords } from "./words.ts";

/** The words that every page needs anyway. */
export function useCoreTexts() {
  return { shell: useWords("shell", shell), failures: useWords("failures", failures) };
}
