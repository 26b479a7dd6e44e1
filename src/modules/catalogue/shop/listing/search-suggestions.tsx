import { type MouseEvent, useEffect, useState } from "react";
import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import type { Texts } from "#contract/texts/en.ts";
import { catalogueEndpoints } from "#modules/catalogue/listing/endpoints.ts";
import { suggest as suggestEnglish } from "#modules/catalogue/texts/suggest.ts";
import { call } from "#web/request/call.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { OverlayStyle } from "#web/ui/overlay-style.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";
import { type CategoryName, useCategoryName } from "../public/category-name.ts";

export type Suggestion = {
  readonly label: string;
  readonly to: string;
  /** Those around it stand for what was not found. */
  readonly kind: "category" | "product" | "all" | "around";
  /** Of a product. */
  readonly picture?: string;
  readonly beside?: string;
};

type SearchSuggestionsProps = {
  readonly id: string;
  readonly typed: string;
  readonly active: number;
  readonly options: readonly Suggestion[];
  readonly onOptions: (options: readonly Suggestion[]) => void;
  readonly onPick: (option: Suggestion) => void;
};

const pauseMs = 150;
const fewestLetters = 2;

/** What the typed letters may become; loaded when somebody goes into the search box. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, typed, active, options, onOptions, onPick } = props;
  const words = useWords("suggest", suggestEnglish);
  useSuggestions(typed, onOptions);
  const hasNothing = options[0]?.kind === "all";
  const groups = [
    { kind: "category", name: words.categories },
    { kind: "product", name: words.products },
    { kind: "all", name: hasNothing ? words.nothing : undefined },
    { kind: "around", name: words.around },
  ] as const;
  return (
    <>
      <OverlayStyle />
      <p role="status" className="sr-only">
        {options.length > 0 && (hasNothing ? words.nothing : words.count(options.length))}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the focus and the keys */}
      <div
        id={id}
        role="listbox"
        aria-label={words.label}
        className="suggestions"
        hidden={options.length === 0}
        onMouseDown={(event) => event.preventDefault()}
        onClick={leaveByPage}
      >
        {groups.map(({ kind, name }) => {
          const own = options.flatMap((option, at) => (option.kind === kind ? [{ option, at }] : []));
          if (own.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
            <div key={kind} role="group" aria-label={name}>
              <div className="suggestions-group" aria-hidden="true">
                {name}
              </div>
              {own.map(({ option, at }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the focus and the keys
                <div
                  key={option.to}
                  id={`${id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  className="suggestion"
                  onClick={() => onPick(option)}
                >
                  {option.picture ? (
                    <img src={option.picture} alt="" width={40} height={40} className="suggestion-picture" />
                  ) : (
                    <Icon name={kind === "all" ? "search" : "grid"} className="icon-medium muted" />
                  )}
                  <span className="grow">
                    <Highlighted text={option.label} typed={typed} isQuoted={kind === "all"} />
                    {option.beside && <span className="block small muted">{option.beside}</span>}
                  </span>
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** The dimmed page below is the box's own: a press there closes it, and follows nothing. */
function leaveByPage({ target, currentTarget }: MouseEvent) {
  if (target === currentTarget && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
}

type HighlightedProps = { readonly text: string; readonly typed: string; readonly isQuoted: boolean };

/** What was typed stands out in it: not in the words around it, where it is quoted. */
function Highlighted({ text, typed, isQuoted }: HighlightedProps) {
  const from = isQuoted ? text.indexOf("“") : 0;
  const at = text.toLocaleLowerCase().indexOf(typed.trim().toLocaleLowerCase(), from);
  const end = at + typed.trim().length;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>{text.slice(at, end)}</strong>
      {text.slice(end)}
    </>
  );
}

function useSuggestions(typed: string, onOptions: (options: readonly Suggestion[]) => void): void {
  const nameOf = useCategoryName();
  const words = useWords("suggest", suggestEnglish);
  const { shell } = useCoreTexts();
  const { headerCategories } = useShop();
  const search = typed.trim();
  // Closed and opened again, what it had found stays until more is known.
  const [asked, setAsked] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  useEffect(() => {
    if (asked.length < fewestLetters) return onOptions([]);
    const leaving = new AbortController();
    void call(catalogueEndpoints.suggest, { search: asked }, { signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted && answer.success)
        onOptions(optionsOf(answer, asked, { headerCategories, nameOf, words, shell }));
    });
    return () => leaving.abort();
  }, [asked, onOptions, headerCategories, nameOf, words, shell]);
}

type Known = Pick<ShopView, "headerCategories"> & {
  readonly nameOf: CategoryName;
  readonly words: Texts["suggest"];
  readonly shell: Texts["shell"];
};

function optionsOf(
  { products, categories }: AnswerOf<typeof catalogueEndpoints.suggest>,
  asked: string,
  { headerCategories, nameOf, words, shell }: Known,
): Suggestion[] {
  const category = (kind: "category" | "around", id: string, name?: string) => ({
    label: nameOf(id, name),
    to: paths.category(id),
    kind,
  });
  const found: Suggestion[] = [
    ...categories.map(({ id, name }) => category("category", id, name)),
    ...products.map(({ id, title, image, unitPaise, priceVaries, category: lies }) => ({
      label: title,
      to: paths.product(id),
      kind: "product" as const,
      picture: image.replace(/-800(?=\.webp$)/, "-320"),
      beside: `${priceVaries ? shell.priceFrom(formatRupees(unitPaise)) : formatRupees(unitPaise)} · ${nameOf(lies, lies)}`,
    })),
  ];
  // The search looks further than what is suggested: the way to it stays.
  const label = found.length > 0 ? words.all(asked) : words.search(asked);
  const all = { label, to: paths.products({ search: asked }), kind: "all" } as const;
  return found.length > 0
    ? [...found, all]
    : [all, ...headerCategories.map(({ id }) => category("around", id))];
}
