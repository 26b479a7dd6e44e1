import { reviewDeskCalls } from "#contract/calls/review-desk.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";
import { DeedField } from "./deed-field.tsx";
import { DeedFold } from "./deed-fold.tsx";
import type { ListedReview } from "./listed-review.ts";

/** For a reason, which only the staff read. */
export function ReviewHide({ review: { id, version: seen } }: { readonly review: ListedReview }) {
  const { keepingReviews: said } = textsOf(useOffice().shell.lang);
  const input = { id, seen, state: "hidden" };
  return (
    <DeedFold title={said.hide} call={reviewDeskCalls.setState} input={input}>
      {(deed) => <DeedField state={deed} name="reason" label={said.reason} required maxLength={300} />}
    </DeedFold>
  );
}
