import type { MouseEvent } from "react";
import { paths } from "#contract/paths.ts";
import { writtenIn } from "#contract/texts/lang.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { opensElsewhere, ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import type { FoundStore } from "../rules/find-stores.ts";
import { stores as storesWords } from "../texts.ts";
import type { StoreCardView } from "../views.ts";
import { OpeningBadge } from "./opening-badge.tsx";
import { StoreFacts } from "./store-facts.tsx";
import { directionsLink, telephoneLink } from "./store-links.ts";
import { StorePicture } from "./store-picture.tsx";

type StoreCardProps = {
  readonly store: FoundStore<StoreCardView>;
  readonly heading?: "h2" | "h3";
  /** Its picture is what the page is waited for. */
  readonly eager?: boolean;
  /** Shows the details on this page; without it, and before the script arrives, the store's own page has them. */
  readonly onDetails?: (id: string) => void;
};

export function StoreCard({ store, heading: Heading = "h2", eager = false, onDetails }: StoreCardProps) {
  const stores = useWords("stores", storesWords);
  const showDetails = (event: MouseEvent) => {
    if (!onDetails || opensElsewhere(event)) return;
    event.preventDefault();
    onDetails(store.id);
  };
  return (
    <article
      aria-labelledby={`store-${store.id}`}
      className={`card ${onDetails ? "store-brief" : "store-card"}`}
    >
      <StorePicture
        store={store}
        // On a phone small beside the name where the details are at hand, else as wide as its card.
        sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, ${onDetails ? "7.5rem" : "18rem"}`}
        eager={eager}
      />
      <div className={onDetails ? "" : "store-card-words"}>
        <div>
          <div className="store-card-head">
            <Heading lang={writtenIn(store.name)} className="title-3">
              <ShopLink id={`store-${store.id}`} to={paths.store(store.id)} className="name-link">
                {store.name}
              </ShopLink>
            </Heading>
            {store.isNearest && <Badge look="marigold">{stores.nearest}</Badge>}
          </div>
          <p className="muted">
            <span lang={writtenIn(store.city)}>{store.city}</span>
            {store.km !== undefined && <> · {stores.km(store.km.toFixed(1))}</>}
          </p>
        </div>
        <OpeningBadge timings={store.timings} />
        <StoreFacts store={store} isBrief={onDetails !== undefined} />
        <div className="store-card-ways beside gap-s wraps">
          <a
            className={buttonClass("primary", "small")}
            href={directionsLink(store)}
            rel="noreferrer"
            aria-label={stores.directionsTo(store.name)}
          >
            <Icon name="compass" /> {stores.directions}
          </a>
          {onDetails && (
            <a
              className={`${buttonClass("quiet", "small")} store-call`}
              href={telephoneLink(store.phone)}
              aria-label={stores.callTo(store.name)}
            >
              {stores.call}
            </a>
          )}
          <LinkButton
            look="quiet"
            size="small"
            to={paths.store(store.id)}
            aria-label={stores.detailsOf(store.name)}
            onClick={showDetails}
          >
            {stores.details}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
