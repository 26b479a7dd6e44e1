import type { AnswerOf, Call } from "#contract/call.ts";
import { reviewDeskCalls } from "#contract/calls/review-desk.ts";
import { reviewStates } from "#contract/review-states.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Undo } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { ReviewsPage } from "../pages/reviews-page.tsx";
import { asked, wishOf } from "../parts/asked-call.ts";
import { reviewsAt } from "../parts/reviews-at.ts";
import type { Screen, ScreenAsked } from "../screen.ts";

export const reviewsScreen: Screen = {
  path: "reviews",
  right: reviewDeskCalls.list.right,
  act: {
    done: ({ name }: Call, answer) =>
      name === reviewDeskCalls.setState.name
        ? movedPath(answer as AnswerOf<typeof reviewDeskCalls.setState>)
        : undefined,
  },
  async show(wanted) {
    const wish = wishOf(wanted.query, "state", "stars", "search", "cursor");
    const answer = await asked(reviewDeskCalls.list, wish, wanted);
    const { title } = textsOf(wanted.page.facts.lang).keepingReviews;
    const undo = wanted.problem ? undefined : await undoOf(wanted);
    return answer && { title, undo, body: <ReviewsPage {...answer} wish={wish} /> };
  },
};

/** Back to the list that it was in, which offers to undo it for a moment. */
function movedPath({ id, was }: AnswerOf<typeof reviewDeskCalls.setState>): string {
  return officePath(reviewsAt({ state: was, moved: id, was }));
}

/** Of what one did a moment ago: the review goes back to where it was. */
async function undoOf(wanted: ScreenAsked): Promise<Undo | undefined> {
  const { moved, was } = wishOf(wanted.query, "moved", "was");
  const state = reviewStates.find((one) => one === was);
  if (!moved || !state || state === "hidden") return undefined;
  const listed = await asked(reviewDeskCalls.list, { id: moved }, wanted);
  const [review] = listed?.reviews ?? [];
  const ms = (review?.undoUntil ?? 0) - Date.now();
  if (!review || ms <= 0) return undefined;
  const { of } = textsOf(wanted.page.facts.lang).keepingReviews;
  return {
    call: reviewDeskCalls.setState,
    input: { id: moved, seen: review.version, state },
    name: of(review.name),
    ms,
    next: officePath(reviewsAt({ state })),
  };
}
