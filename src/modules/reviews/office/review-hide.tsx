import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { DeedField } from "#manage/parts/deed-field.tsx";
import { DeedFold } from "#manage/parts/deed-fold.tsx";
import { reviewDeskEndpoints } from "../desk-endpoints.ts";
import type { ListedReview } from "./listed-review.ts";

/** For a reason, which only the staff read. */
export function ReviewHide({ review: { id, version: seen } }: { readonly review: ListedReview }) {
  const { keepingReviews: said } = textsOf(useOffice().shell.lang);
  const input = { id, seen, state: "hidden" };
  return (
    <DeedFold title={said.hide} endpoint={reviewDeskEndpoints.setState} input={input}>
      {(deed) => <DeedField state={deed} name="reason" label={said.reason} required maxLength={300} />}
    </DeedFold>
  );
}
