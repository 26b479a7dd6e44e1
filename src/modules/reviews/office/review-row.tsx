import type { AnswerOf } from "#contract/endpoint.ts";
import { pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionArea, ActionField } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { day } from "#web/ui/format-dates.ts";
import { reviewOfficeEndpoints } from "../office-endpoints.ts";

export function ReviewRow({ review }: { readonly review: ListedReview }) {
  const { shell } = useOffice();
  const { keepingReviews: said } = textsOf(shell.lang);
  const { id, state, version: seen, name, stars, title, text, isSample, at, reason, reply } = review;
  return (
    <li className="review-row">
      <p className="row-head">
        <span className="review-rate" role="img" aria-label={said.starsOf(stars)}>
          {"★".repeat(stars)}
          {"☆".repeat(5 - stars)}
        </span>{" "}
        {isSample && <span className="badge push">{said.sample}</span>}
      </p>
      {title && (
        <h2 className="review-title">
          <AsWritten text={title} />
        </h2>
      )}
      <p className="review-text">{text ? <AsWritten text={text} /> : <i>{said.noWords}</i>}</p>
      <p className="row-facts">
        <AsWritten text={name} />, {day(at, shell.lang)} ·{" "}
        <a href={pathIn(shell.lang, `${paths.product(review.productId)}#reviews`)} title={said.inShop}>
          <AsWritten text={review.product} />
        </a>
      </p>
      {reason && <p className="row-facts">{said.hiddenFor(reason)}</p>}
      {reply && (
        <p className="review-said">
          <b>{shell.shop.name}</b> <AsWritten text={reply} />
        </p>
      )}
      {state !== "shown" && (
        <ActionForm endpoint={reviewOfficeEndpoints.setState} input={{ id, seen, state: "shown" }}>
          <button type="submit" className="button button-primary button-small">
            {state === "waiting" ? said.approve : said.showAgain}{" "}
            <span className="sr-only">{said.of(name)}</span>
          </button>
        </ActionForm>
      )}
      <div className="review-actions">
        {state !== "hidden" && <ReviewHide review={review} />}
        <ActionFold
          title={reply ? said.changeReply : said.reply}
          endpoint={reviewOfficeEndpoints.reply}
          input={{ id, seen }}
        >
          {(action) => (
            <>
              <ActionArea state={action} name="reply" label={said.reply} now={reply ?? ""} isOptional />
              <p className="field-hint">{said.replyHint}</p>
            </>
          )}
        </ActionFold>
      </div>
    </li>
  );
}

/** For a reason, which only the staff read. */
function ReviewHide({ review: { id, version: seen } }: { readonly review: ListedReview }) {
  const { keepingReviews: said } = textsOf(useOffice().shell.lang);
  const input = { id, seen, state: "hidden" };
  return (
    <ActionFold title={said.hide} endpoint={reviewOfficeEndpoints.setState} input={input}>
      {(action) => <ActionField state={action} name="reason" label={said.reason} required maxLength={300} />}
    </ActionFold>
  );
}

export type ListedReview = AnswerOf<typeof reviewOfficeEndpoints.list>["reviews"][number];
