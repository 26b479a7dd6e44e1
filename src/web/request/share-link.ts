import { sharing as english } from "#modules/catalogue/texts/sharing.ts";
import { toast } from "#web/ui/toast-store.ts";
import { pageWords } from "./page-words.ts";

/** The device's own sheet where there is one, else the address is copied. */
export async function shareLink(title: string, path: string): Promise<void> {
  const words = pageWords("sharing", english);
  const url = location.origin + path;
  if ("share" in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      if ((error as Error).name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(words.linkCopied);
  } catch {
    toast.error(words.copyFailed);
  }
}
