import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Undo } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen, ScreenRequest } from "#manage/screen.ts";
import { reviewOfficeEndpoints } from "../office-endpoints.ts";
import { reviewStates } from "../rules/review-states.ts";
import { reviewsAt } from "./reviews-at.ts";
import { ReviewsPage } from "./reviews-page.tsx";

const reviewsScreen: Screen = {
  path: "reviews",
  right: reviewOfficeEndpoints.list.right,
  act: {
    done: ({ name }: Endpoint, answer) =>
      name === reviewOfficeEndpoints.setState.name
        ? movedPath(answer as AnswerOf<typeof reviewOfficeEndpoints.setState>)
        : undefined,
  },
  async show(request) {
    const filter = filterOf(request.query, "state", "stars", "search", "cursor");
    const answer = await askEndpoint(reviewOfficeEndpoints.list, filter, request);
    const { title } = textsOf(request.page.requestContext.lang).keepingReviews;
    const undo = request.problem ? undefined : await undoOf(request);
    return answer && { title, undo, body: <ReviewsPage {...answer} filter={filter} /> };
  },
};

/** Back to the list that it was in, which offers to undo it for a moment. */
function movedPath({ id, was }: AnswerOf<typeof reviewOfficeEndpoints.setState>): string {
  return officePath(reviewsAt({ state: was, moved: id, was }));
}

/** Of what one did a moment ago: the review goes back to where it was. */
async function undoOf(request: ScreenRequest): Promise<Undo | undefined> {
  const { moved, was } = filterOf(request.query, "moved", "was");
  const state = reviewStates.find((one) => one === was);
  if (!moved || !state || state === "hidden") return undefined;
  const listed = await askEndpoint(reviewOfficeEndpoints.list, { id: moved }, request);
  const [review] = listed?.reviews ?? [];
  const ms = (review?.undoUntil ?? 0) - request.page.shop.clock.now();
  if (!review || ms <= 0) return undefined;
  const { of } = textsOf(request.page.requestContext.lang).keepingReviews;
  return {
    endpoint: reviewOfficeEndpoints.setState,
    input: { id: moved, seen: review.version, state },
    name: of(review.name),
    ms,
    next: officePath(reviewsAt({ state })),
  };
}

export const screens: readonly Screen[] = [reviewsScreen];
