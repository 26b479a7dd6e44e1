import { type KeyboardEvent, lazy, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useHref, useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import type { Suggestion } from "#modules/catalogue/shop/listing/search-suggestions.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { searchBox } from "#web/ui/search-box.ts";
import { PartBoundary } from "./part-boundary.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

const SearchSuggestions = lazy(() => import("#modules/catalogue/shop/listing/search-suggestions.tsx"));

/** A plain GET form; with the script it also trims, ignores blank text, clears itself and suggests. */
export function SearchForm() {
  const frame = useFrameTexts();
  const navigate = useNavigate();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const [isWanted, setWanted] = useState(false);
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  const [chosen, setChosen] = useState("");
  // By its address: what is chosen stays so when a later answer brings other suggestions beside it.
  const active = options.findIndex(({ to }) => to === chosen);
  const isOpen = isWanted && options.length > 0;

  // On a slow line people type before the script is there.
  useEffect(() => {
    const box = form.current?.querySelector("input");
    if (!box?.value || box !== document.activeElement) return;
    setTyped(box.value);
    setWanted(true);
  }, []);

  const goTo = (address: string) => {
    form.current?.reset();
    setTyped("");
    setWanted(false);
    setOptions([]);
    setChosen("");
    navigate(address);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = typed.trim() || new FormData(event.currentTarget).get("search")?.toString().trim();
    if (search) goTo(paths.products({ search }));
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const places = options.length + 1;
    if (step) setChosen(options[((active + 1 + step + places) % places) - 1]?.to ?? "");
    else if (event.key === "Enter" && active >= 0) goTo(chosen);
    else if (event.key === "Escape") setWanted(false);
    else return;
    event.preventDefault();
  };

  return (
    <search className="search-place">
      <form
        ref={form}
        className="search-form"
        action={useHref(paths.products())}
        method="get"
        onSubmit={submit}
      >
        <input
          id={searchBox}
          type="text"
          inputMode="search"
          name="search"
          role="combobox"
          aria-label={frame.searchLabel}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          placeholder={frame.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            setTyped(target.value);
            setWanted(true);
            setChosen("");
          }}
          onKeyDown={press}
          onBlur={() => setWanted(false)}
        />
        <button type="submit" aria-label={frame.searchButton}>
          <Icon name="search" />
        </button>
        {isWanted && (
          <PartBoundary>
            <SearchSuggestions
              id={listId}
              typed={typed}
              active={active}
              options={options}
              onOptions={setOptions}
              onPick={({ to }) => goTo(to)}
            />
          </PartBoundary>
        )}
      </form>
    </search>
  );
}
