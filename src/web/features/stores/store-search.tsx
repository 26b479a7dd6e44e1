import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { stores as storesWords } from "#contract/texts/en/stores.ts";
import { writtenIn } from "#contract/written-in.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { opensElsewhere, ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import type { Position } from "./use-position.ts";

/** As many as have room beside the search. */
const mostCities = 5;

type StoreSearchProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly position: Position;
  readonly onAsk: () => void;
  /** Where the shop has stores. */
  readonly cities: readonly string[];
};

export function StoreSearch({ text, onText, position, onAsk, cities }: StoreSearchProps) {
  const stores = useWords("stores", storesWords);
  const { state } = position;
  const trouble =
    state === "refused" || state === "unavailable" || state === "slow" ? stores[state] : undefined;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <search className="basis-72 flex-1 sm:max-w-md">
          <Form method="get" action={paths.stores()} className="search-form">
            <input
              type="search"
              name="search"
              value={text}
              onChange={(event) => onText(event.target.value)}
              aria-label={stores.searchLabel}
              aria-describedby="store-search-hint"
              placeholder={stores.searchPlaceholder}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" aria-label={stores.searchButton} title={stores.searchButton}>
              <Icon name="search" />
            </button>
          </Form>
        </search>
        <Button
          className="needs-script max-sm:w-full"
          pending={state === "asking"}
          pendingLabel={stores.finding}
          onClick={onAsk}
        >
          <Icon name="compass" /> {stores.findNearest}
        </Button>
        {cities.length > 1 && (
          <ul className="flex flex-wrap gap-2 max-sm:hidden">
            {cities.slice(0, mostCities).map((city) => (
              <li key={city}>
                <ShopLink
                  to={paths.stores({ search: city })}
                  lang={writtenIn(city)}
                  onClick={(event) => opensElsewhere(event) || onText(city)}
                  aria-current={city === text || undefined}
                  className="chip"
                >
                  {city}
                </ShopLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p id="store-search-hint" className="text-sm text-muted">
        {stores.searchHint}
      </p>
      <p role="status" className="font-medium empty:hidden">
        {trouble}
      </p>
    </div>
  );
}
