import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useWords } from "#web/ui/words.ts";

const load = () => import("#web/request/share-link.ts");

export function ShareButton({ title }: { readonly title: string }) {
  const words = useWords("product", productEnglish);
  const share = async () => {
    const { shareLink } = await load();
    await shareLink(title, location.pathname);
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
