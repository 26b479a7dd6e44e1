import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { reviewOfficeEndpoints } from "../office-endpoints.ts";
import type { ListedReview } from "./listed-review.ts";

/** For a reason, which only the staff read. */
export function ReviewHide({ review: { id, version: seen } }: { readonly review: ListedReview }) {
  const { keepingReviews: said } = textsOf(useOffice().shell.lang);
  const input = { id, seen, state: "hidden" };
  return (
    <ActionFold title={said.hide} endpoint={reviewOfficeEndpoints.setState} input={input}>
      {(action) => <ActionField state={action} name="reason" label={said.reason} required maxLength={300} />}
    </ActionFold>
  );
}
