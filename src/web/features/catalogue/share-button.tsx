import { product as productEnglish } from "#contract/texts/en/product.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useWords } from "#web/ui/words.ts";

/** The device's own sheet where there is one, else the address is copied. */
export function ShareButton({ title }: { readonly title: string }) {
  const words = useWords("product", productEnglish);
  const share = async () => {
    const url = location.origin + location.pathname;
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
  };
  return (
    <IconButton
      label={words.share}
      className="floating-tool gallery-share needs-script"
      onClick={() => void share()}
    >
      <Icon name="share" />
    </IconButton>
  );
}
