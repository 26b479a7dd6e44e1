import {
  type KeyboardEvent,
  lazy,
  type SubmitEvent,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import type { Suggestion } from "#web/features/catalogue/search-suggestions.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

const SearchSuggestions = lazy(() => import("#web/features/catalogue/search-suggestions.tsx"));

/** A plain GET form; with the script it also trims, ignores blank text, clears itself and suggests. */
export function SearchForm() {
  const frame = useFrameTexts();
  const navigate = useNavigate();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const [isWanted, setWanted] = useState(false);
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && options.length > 0;

  // On a slow line people type before the script is there.
  useEffect(() => {
    const box = form.current?.querySelector("input");
    if (!box?.value || box !== document.activeElement) return;
    setTyped(box.value);
    setWanted(true);
  }, []);

  const show = useCallback((found: readonly Suggestion[]) => {
    setOptions(found);
    setActive(-1);
  }, []);
  const goTo = (address: string) => {
    form.current?.reset();
    setTyped("");
    setWanted(false);
    show([]);
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
    const chosen = options[active];
    if (step) setActive((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    else if (event.key === "Enter" && chosen) goTo(chosen.to);
    else if (event.key === "Escape") setWanted(false);
    else return;
    event.preventDefault();
  };

  return (
    <search className="flex-1">
      <form ref={form} className="search-form" action={paths.products()} method="get" onSubmit={submit}>
        <input
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
          }}
          onKeyDown={press}
          onBlur={() => setWanted(false)}
        />
        <button type="submit" aria-label={frame.searchButton}>
          <Icon name="search" />
        </button>
        {isWanted && (
          <Suspense>
            <SearchSuggestions
              id={listId}
              typed={typed}
              active={active}
              options={options}
              onOptions={show}
              onPick={({ to }) => goTo(to)}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}
