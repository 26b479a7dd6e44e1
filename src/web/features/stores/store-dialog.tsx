import { catalogueLang } from "#contract/catalogue-lang.ts";
import { paths } from "#contract/paths.ts";
import type { StoreView } from "#contract/store-view.ts";
import { stores as storesWords } from "#contract/texts/en/stores.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { AskedMap } from "./asked-map.tsx";
import { OpeningBadge } from "./opening-badge.tsx";
import { StoreFacts } from "./store-facts.tsx";

type StoreDialogProps = { readonly store: StoreView | undefined; readonly onClose: () => void };

export function StoreDialog({ store, onClose }: StoreDialogProps) {
  const stores = useWords("stores", storesWords);
  return (
    <Dialog
      open={store !== undefined}
      onClose={onClose}
      title={store ? stores.storeTitle(store.name, store.city) : stores.details}
    >
      {store && (
        <div className="grid gap-4">
          <p lang={store.aboutLang ?? catalogueLang} className="text-muted">
            {store.about}
          </p>
          <OpeningBadge timings={store.timings} />
          <StoreFacts store={store} />
          <AskedMap key={store.id} store={store} />
          <ShopLink to={paths.store(store.id)} className={buttonClass("quiet")}>
            {stores.storePage}
          </ShopLink>
        </div>
      )}
    </Dialog>
  );
}
