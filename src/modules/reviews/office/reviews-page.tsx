import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import type { reviewOfficeEndpoints } from "../office-endpoints.ts";
import { type ReviewState, reviewStates } from "../rules/review-states.ts";
import { ReviewFilter } from "./review-filter.tsx";
import { ReviewRow } from "./review-row.tsx";
import { reviewsAt } from "./reviews-at.ts";
import { ReviewsWait } from "./reviews-wait.tsx";

type Listed = AnswerOf<typeof reviewOfficeEndpoints.list>;
type ReviewsPageProps = Pick<Listed, "reviews" | "next" | "counts" | "wait" | "version"> & {
  readonly filter: Readonly<Record<string, string>>;
};

export function ReviewsPage({ reviews, next, counts, wait, version, filter }: ReviewsPageProps) {
  const { shell, words } = useOffice();
  const { keepingReviews: said } = textsOf(shell.lang);
  const state = stateOf(filter.state);
  const { cursor, ...first } = filter;
  const isSearch = Boolean(filter.search || filter.stars);
  return (
    <>
      <h1>{said.title}</h1>
      <ReviewFilter filter={{ ...filter, state }} />
      <nav aria-label={said.title} className="tabs">
        <ul>
          {reviewStates.map((one) => (
            <li key={one}>
              <a
                href={officePath(reviewsAt({ state: one }))}
                aria-current={one === state ? "page" : undefined}
              >
                {said.state[one]}{" "}
                <span className="tab-count">{words.count(counts[one].count, counts[one].isMore)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {reviews.length === 0 && isSearch && (
        <NothingHere scene="search" title={said.noneFound} text={said.noneFoundHint} />
      )}
      {reviews.length === 0 && !isSearch && (
        <NothingHere scene="heart" title={said.none[state]} text={said.noneHint} />
      )}
      {reviews.length > 0 && (
        <ul className="rows">
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      )}
      <p className="pages">
        {cursor && <a href={officePath(reviewsAt(first))}>{said.first}</a>}
        {next && <a href={officePath(reviewsAt({ ...first, cursor: next }))}>{said.older}</a>}
      </p>
      <ReviewsWait wait={wait} version={version} />
    </>
  );
}

function stateOf(wished: string | undefined): ReviewState {
  return reviewStates.find((one) => one === wished) ?? "shown";
}
