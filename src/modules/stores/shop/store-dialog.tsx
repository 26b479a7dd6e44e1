import { paths } from "#contract/paths.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { stores as storesWords } from "../texts.ts";
import type { StoreView } from "../views.ts";
import { OpeningBadge } from "./opening-badge.tsx";
import { StoreFacts } from "./store-facts.tsx";
import { directionsLink, telephoneLink } from "./store-links.ts";
import { StoreMap } from "./store-map.tsx";
import { StorePicture } from "./store-picture.tsx";

type StoreDialogProps = { readonly store: StoreView | undefined; readonly onClose: () => void };

export function StoreDialog({ store, onClose }: StoreDialogProps) {
  const stores = useWords("stores", storesWords);
  return (
    <Dialog
      open={store !== undefined}
      onClose={onClose}
      className="store-dialog"
      footer={store && <Ways store={store} />}
      title={store ? stores.storeTitle(store.name, store.city) : stores.details}
    >
      {store && (
        <div className="store-told stack gap-l">
          <div className="store-dialog-picture">
            <StorePicture store={store} sizes="(min-width: 48rem) 26rem, 92vw" eager />
          </div>
          <OpeningBadge timings={store.timings} />
          <p lang={store.aboutLang ?? catalogueLang} className="store-about muted">
            {store.about}
          </p>
          <StoreFacts store={store} />
          <StoreMap key={store.id} store={store} />
          <ShopLink to={paths.store(store.id)} className="link at-start">
            {stores.storePage}
          </ShopLink>
        </div>
      )}
    </Dialog>
  );
}

function Ways({ store }: { readonly store: StoreView }) {
  const stores = useWords("stores", storesWords);
  return (
    <>
      <a className={buttonClass("quiet")} href={telephoneLink(store.phone)}>
        <Icon name="phone" /> {stores.call}
      </a>
      <a className={buttonClass()} href={directionsLink(store)} rel="noreferrer">
        <Icon name="compass" /> {stores.directions}
      </a>
    </>
  );
}
