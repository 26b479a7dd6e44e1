import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { stores as storesWords } from "#contract/texts/en/stores.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";
import type { Position } from "./use-position.ts";

type StoreSearchProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly position: Position;
  readonly onAsk: () => void;
};

export function StoreSearch({ text, onText, position, onAsk }: StoreSearchProps) {
  const stores = useWords("stores", storesWords);
  const { state } = position;
  const trouble =
    state === "refused" || state === "unavailable" || state === "slow" ? stores[state] : undefined;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <search className="flex-1 basis-72">
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
