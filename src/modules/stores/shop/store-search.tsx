import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";
import { stores as storesWords } from "../texts.ts";
import { StoreCities } from "./store-cities.tsx";
import type { Position } from "./use-position.ts";

type StoreSearchProps = {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onCity: (city: string) => void;
  readonly position: Position;
  readonly onAsk: () => void;
  /** Where the shop has stores. */
  readonly cities: readonly string[];
  /** Where none is, what else to try is said there: a phone has no room to say it twice. */
  readonly isFound: boolean;
};

export function StoreSearch({ text, onType, onCity, position, onAsk, cities, isFound }: StoreSearchProps) {
  const stores = useWords("stores", storesWords);
  const { state } = position;
  const trouble =
    state === "refused" || state === "unavailable" || state === "slow" ? stores[state] : undefined;
  return (
    <div className="stack gap-s">
      <div className="line wraps">
        <search className="store-search">
          <Form method="get" action={paths.stores()} className="search-form">
            <input
              type="search"
              name="search"
              value={text}
              onChange={(event) => onType(event.target.value)}
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
          className="needs-script phone-line"
          pending={state === "asking"}
          pendingLabel={stores.finding}
          onClick={onAsk}
        >
          <Icon name="compass" /> {stores.findNearest}
        </Button>
        {cities.length > 1 && (
          <StoreCities text={text} onText={onCity} cities={cities} className="not-phone" />
        )}
      </div>
      <p id="store-search-hint" className={`small muted ${isFound ? "" : "phone-hears"}`}>
        {stores.searchHint}
      </p>
      <p role="status" className="store-found">
        {trouble}
      </p>
    </div>
  );
}
