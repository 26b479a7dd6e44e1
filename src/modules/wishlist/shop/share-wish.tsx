import { useHref } from "react-router";
import { paths } from "#contract/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { wishlist as wishlistWords } from "../texts.ts";
import type { WishView } from "../views.ts";

const load = () => import("#web/request/share-link.ts");

export function ShareWish({ wish: { productId, title } }: { readonly wish: WishView }) {
  const words = useWords("wishlist", wishlistWords);
  const path = useHref(paths.product(productId));
  const share = async () => {
    const { shareLink } = await load();
    await shareLink(title, path);
  };
  return (
    <IconButton label={words.shareOf(title)} className="wish-share needs-script" onClick={() => void share()}>
      <Icon name="share" />
    </IconButton>
  );
}
