import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { Icon } from "#web/ui/icon.tsx";
import { reviewsAt } from "./reviews-at.ts";

/** Words and stars, within the tab. */
export function ReviewFilter({ filter }: { readonly filter: Readonly<Record<string, string>> }) {
  const { shell, words } = useOffice();
  const { keepingReviews: said } = textsOf(shell.lang);
  const { state = "shown", search, stars } = filter;
  return (
    <search>
      <form className="office-search" action={officePath("reviews")}>
        <input type="hidden" name="state" value={state} />
        <input
          type="search"
          name="search"
          className="input"
          aria-label={said.searchLabel}
          placeholder={said.searchHint}
          defaultValue={search}
          autoComplete="off"
          data-key="search"
        />
        <span className="select review-stars">
          <select name="stars" className="input" aria-label={said.stars} defaultValue={stars ?? ""}>
            <option value="">{said.anyStars}</option>
            {[5, 4, 3, 2, 1].map((count) => (
              <option key={count} value={count}>
                {"★".repeat(count)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        <button type="submit" className="button button-quiet" aria-label={words.orders.search}>
          <Icon name="search" />
        </button>
        {(search || stars) && (
          <a
            href={officePath(reviewsAt({ state }))}
            className="icon-button"
            aria-label={words.orders.clear}
            title={words.orders.clear}
          >
            <Icon name="close" />
          </a>
        )}
      </form>
    </search>
  );
}
