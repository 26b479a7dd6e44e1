import { frame } from "#contract/texts/en/frame.ts";
import { useWords } from "#web/ui/words.ts";

export function useFrameTexts() {
  return useWords("frame", frame);
}
