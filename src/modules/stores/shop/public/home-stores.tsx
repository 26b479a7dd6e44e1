import type { SectionSays } from "#contract/home-says.ts";
import { paths } from "#contract/paths.ts";
import { findStores } from "#modules/stores/rules/find-stores.ts";
import { stores as storesWords } from "#modules/stores/texts.ts";
import type { StoreCardView } from "#modules/stores/views.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { StoreRow } from "../store-row.tsx";
import { usePosition } from "../use-position.ts";

type HomeStoresProps = { readonly all: readonly StoreCardView[]; readonly says: SectionSays };

/** On the home page: the first three stores, or the nearest three once the shopper has asked. */
export function HomeStores({ all, says }: HomeStoresProps) {
  const stores = useWords("stores", storesWords);
  const { position, ask } = usePosition();
  const { state } = position;
  const here = state === "found" ? position.place : undefined;
  const trouble =
    state === "refused" || state === "unavailable" || state === "slow" ? stores[state] : undefined;
  const { stores: shown } = findStores(all, { search: "", here });
  if (all.length === 0) return null;
  return (
    <section className="page-width" aria-labelledby="home-stores">
      <SectionHeading id="home-stores" title={says.title} lead={says.lead}>
        <div className="home-stores-ways">
          <Button
            look="quiet"
            className="needs-script"
            pending={state === "asking"}
            pendingLabel={stores.finding}
            onClick={ask}
          >
            <Icon name="compass" /> {stores.findNearest}
          </Button>
          <ShopLink to={paths.stores()} className="link">
            {stores.allStores}
          </ShopLink>
        </div>
      </SectionHeading>
      <p role="status" className="home-stores-note below-l">
        {trouble}
      </p>
      <StoreRow stores={shown} />
    </section>
  );
}
