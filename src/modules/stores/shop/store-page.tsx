import { phoneShown } from "#contract/format/phone-shown.ts";
import { paths } from "#contract/paths.ts";
import { shell as shellWords } from "#contract/texts/en/shell.ts";
import { writtenIn } from "#contract/texts/lang.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { SharedLink } from "#web/ui/shared-link.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { findStores } from "../rules/find-stores.ts";
import { stores as storesWords } from "../texts.ts";
import type { StoreView } from "../views.ts";
import { formatHours } from "./format-hours.ts";
import { OpeningBadge } from "./opening-badge.tsx";
import { PlacesStyle } from "./public/stores-and-delivery-style.tsx";
import { StoreFacts } from "./store-facts.tsx";
import { directionsLink, telephoneLink } from "./store-links.ts";
import { StoreMap } from "./store-map.tsx";
import { StorePicture } from "./store-picture.tsx";
import { StoreRow } from "./store-row.tsx";

type StorePageProps = {
  readonly store: StoreView;
  readonly all: readonly StoreView[];
  readonly publicUrl: string;
  /** Orders can be collected here: how soon, and for how many days they are kept. */
  readonly collect: { readonly days: number; readonly ready: string } | undefined;
};

export function StorePage({ store, all, publicUrl, collect }: StorePageProps) {
  const stores = useWords("stores", storesWords);
  const shell = useWords("shell", shellWords);
  const title = stores.storeTitle(store.name, store.city);
  const others = all.filter(({ id }) => id !== store.id);
  const near = findStores(others, { search: "", here: store }).stores;
  const description = [store.address, formatHours(store.timings, stores), phoneShown(store.phone)].join(
    " · ",
  );
  return (
    <div className="page-width store-page">
      <PlacesStyle />
      <PageHead title={title} description={description} />
      <SharedLink
        url={publicUrl + paths.store(store.id)}
        title={title}
        description={description}
        image={store.picture ? publicUrl + pictureUrl(store.picture.file, 800, "webp") : undefined}
      />
      <Breadcrumb
        crumbs={[
          { name: shell.home, to: paths.home() },
          { name: stores.title, to: paths.stores() },
          { name: store.name, lang: writtenIn(store.name) },
        ]}
      />
      <div className="store-layout">
        <div className="store-photo-box">
          <StorePicture store={store} sizes="(min-width: 64rem) 46rem, 92vw" eager />
        </div>
        <div className="store-parts">
          <div>
            <h1 lang={writtenIn(store.name)} className="title-1">
              {store.name}
            </h1>
            <p lang={writtenIn(store.city)} className="above-xs large muted">
              {store.city}
            </p>
          </div>
          <OpeningBadge timings={store.timings} />
          <p lang={store.aboutLang ?? catalogueLang}>{store.about}</p>
        </div>
        <div className="store-parts">
          <StoreFacts store={store} />
          {collect && (
            <p className="beside gap-s">
              <Icon name="package" /> {stores.collect(collect.days, collect.ready)}
            </p>
          )}
          <div className="beside wraps">
            <a className={buttonClass()} href={directionsLink(store)} rel="noreferrer">
              <Icon name="compass" /> {stores.directions}
            </a>
            <a className={buttonClass("quiet")} href={telephoneLink(store.phone)}>
              <Icon name="phone" /> {stores.call}
            </a>
          </div>
        </div>
        <StoreMap store={store} />
      </div>
      {near.length > 0 && (
        <section className="stores-near" aria-labelledby="other-stores">
          <SectionHeading id="other-stores" title={stores.others}>
            <ShopLink to={paths.stores()} className="link">
              {stores.allStores}
            </ShopLink>
          </SectionHeading>
          <div className="store-map">
            <StoreRow stores={near.map(({ km: _, ...other }) => ({ ...other, isNearest: false }))} />
          </div>
        </section>
      )}
    </div>
  );
}
