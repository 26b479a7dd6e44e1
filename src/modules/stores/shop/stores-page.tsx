import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { paths } from "#contract/paths.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { SharedLink } from "#web/ui/shared-link.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { opensElsewhere } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { findStores } from "../rules/find-stores.ts";
import type { NamedPlace } from "../rules/places.ts";
import { stores as storesWords } from "../texts.ts";
import type { StoreView } from "../views.ts";
import { IndiaMap } from "./india-map.tsx";
import { PlacesStyle } from "./public/stores-and-delivery-style.tsx";
import { StoreCard } from "./store-card.tsx";
import { StoreCities } from "./store-cities.tsx";
import { StoreSearch } from "./store-search.tsx";
import { usePosition } from "./use-position.ts";

const StoreDialog = lazy(async () => ({ default: (await import("./store-dialog.tsx")).StoreDialog }));

type StoresPageProps = {
  readonly all: readonly StoreView[];
  readonly search: string;
  /** What `search` names, where it is a city or a PIN code. */
  readonly place?: NamedPlace | undefined;
  readonly publicUrl: string;
};

export function StoresPage({ all, search, place, publicUrl }: StoresPageProps) {
  const stores = useWords("stores", storesWords);
  const [text, setText] = useState(search);
  const [shown, setShown] = useState<string>();
  const [wasShown, setWasShown] = useState(false);
  const { position, ask, forget } = usePosition();
  // Who types while a page is on its way wants what was typed, and not what the page was asked for.
  const isOnItsWay = useNavigation().state !== "idle";
  const isTypedAhead = useRef(false);
  useEffect(() => {
    if (!isTypedAhead.current) setText(search);
    isTypedAhead.current = false;
  }, [search]);
  const here = position.state === "found" ? position.place : undefined;
  const named = usePlaceNamed(text);
  const found = findStores(all, { search: text, place: text === search ? place : named, here });

  const { look } = useShop();
  const showDetails = (id: string) => {
    setWasShown(true);
    setShown(id);
  };
  const findNearest = () => {
    setText("");
    ask();
  };
  const show = (wanted: string) => {
    setText(wanted);
    if (position.state !== "found") forget();
  };
  const type = (typed: string) => {
    isTypedAhead.current = isOnItsWay;
    show(typed);
  };

  const cities = [...new Set(all.map(({ city }) => city))];
  if (all.length === 0) return <NoStoresYet />;
  return (
    <div className="page-width page-room">
      <PlacesStyle />
      <PageHead title={stores.title} description={stores.description} />
      <SharedLink
        url={publicUrl + paths.stores()}
        title={stores.title}
        description={stores.description}
        image={publicUrl + look.card}
      />
      <h1 className="title-1">{stores.title}</h1>
      <p className="above-s below-xl large muted">{stores.lead}</p>
      <div className="store-parts">
        <StoreSearch
          text={text}
          onType={type}
          onCity={show}
          position={position}
          onAsk={findNearest}
          cities={cities}
          isFound={found.stores.length > 0}
        />
        <p role="status" className={found.stores.length === 0 ? "sr-only" : "balanced muted"}>
          {stores.count(found.stores.length)}
          {found.stores.length > 0 && found.from !== undefined && <> · {stores.sortedFrom(found.from)}</>}
          {found.from === undefined && here && found.stores.length > 0 && <> · {stores.sortedFromHere}</>}
        </p>
        <div className="stores-list stack gap-xl">
          {found.stores.length === 0 ? (
            <div className="no-stores">
              <EmptyState scene="store" title={stores.nothing(text)} text={stores.nothingHint}>
                <StoreCities text={text} onText={show} cities={cities} className="phone-only" />
                <LinkButton
                  look="quiet"
                  to={paths.stores()}
                  onClick={(event) => opensElsewhere(event) || setText("")}
                >
                  {stores.showAll}
                </LinkButton>
              </EmptyState>
            </div>
          ) : (
            <ul className="contents">
              {found.stores.map((store, at) => (
                <li key={store.id} className="store-row-one">
                  <StoreCard store={store} eager={at === 0} onDetails={showDetails} />
                </li>
              ))}
            </ul>
          )}
          <IndiaMap stores={all} />
        </div>
      </div>
      <Suspense>
        {wasShown && (
          <StoreDialog store={all.find(({ id }) => id === shown)} onClose={() => setShown(undefined)} />
        )}
      </Suspense>
    </div>
  );
}

/** A shop without a shop to walk into. */
function NoStoresYet() {
  const stores = useWords("stores", storesWords);
  const { title, text, action } = stores.noneYet;
  return (
    <div className="page-width page-room">
      <PageHead title={stores.title} description={text} />
      <EmptyState scene="store" heading="h1" title={title} text={text}>
        <LinkButton to={paths.products()}>{action}</LinkButton>
      </EmptyState>
    </div>
  );
}

/** The list of places is loaded with the first typed letter. */
function usePlaceNamed(text: string): NamedPlace | undefined {
  const [place, setPlace] = useState<NamedPlace>();
  useEffect(() => {
    let stale = false;
    if (text.trim() === "") setPlace(undefined);
    else
      import("../rules/places.ts").then(
        ({ placeNamed }) => !stale && setPlace(placeNamed(text)),
        () => undefined,
      );
    return () => {
      stale = true;
    };
  }, [text]);
  return place;
}
