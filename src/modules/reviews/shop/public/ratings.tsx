import { type CSSProperties, lazy, Suspense, useState } from "react";
import { inEachLang } from "#contract/format/in-each-lang.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { RatingsView, ReviewView } from "#modules/catalogue/catalogue-view.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { Stars } from "#web/ui/stars.tsx";
import { useWords } from "#web/ui/words.ts";

/** For the few who bought it; the server writes it into their page, so it is there before its script. */
const ReviewForm = lazy(() => import("./review-form.tsx"));

type RatingsProps = {
  readonly ratings: RatingsView;
  readonly productId: string;
  readonly mayReview: boolean;
  readonly lang: Lang;
};

export function Ratings({ ratings, productId, mayReview, lang }: RatingsProps) {
  const words = useWords("product", productEnglish);
  const [only, setOnly] = useState<number>();
  const { average, count, spread, reviews } = ratings;
  const hasSamples = reviews.some(({ isSample }) => isSample);
  const shown = only === undefined ? reviews : reviews.filter(({ stars }) => stars === only);
  return (
    <section aria-labelledby="reviews" className="ratings stack gap-xl">
      <div>
        <h2 id="reviews" className="title-3">
          {words.reviews}
        </h2>
        {hasSamples && <p className="small muted">{words.samples}</p>}
        {count > 0 && (
          <>
            <p className="line above-m">
              <span className="ratings-figure" aria-hidden="true">
                {average.toFixed(1)}
              </span>
              <span>
                <Stars rate={average} className="ratings-stars" />
                <span className="block small muted">{words.countOf(count)}</span>
              </span>
            </p>
            <ul className="spread above-l">
              {[5, 4, 3, 2, 1].map((stars) => (
                <li key={stars}>
                  <button
                    type="button"
                    aria-pressed={only === stars}
                    disabled={!reviews.some((review) => review.stars === stars)}
                    onClick={() => setOnly(only === stars ? undefined : stars)}
                  >
                    <span className="sr-only">
                      {`${words.starsRow(stars, spread[stars - 1] ?? 0)} · ${words.onlyStars(stars)}`}
                    </span>
                    <span className="ratings-star" aria-hidden="true">
                      {stars} ★
                    </span>
                    <span
                      className="spread-bar"
                      style={{ "--share": (spread[stars - 1] ?? 0) / count } as CSSProperties}
                    />
                    <span className="ratings-count" aria-hidden="true">
                      {spread[stars - 1] ?? 0}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {only !== undefined && (
              <Button look="bare" size="small" className="above-s" onClick={() => setOnly(undefined)}>
                {words.allReviews}
              </Button>
            )}
          </>
        )}
      </div>
      <div className="ratings-list">
        {mayReview && (
          <Suspense>
            <ReviewForm productId={productId} />
          </Suspense>
        )}
        {count === 0 && <p className="muted">{words.noReviews}</p>}
        <ul className="stack gap-l" aria-live="polite">
          {shown.map((review) => (
            <Review key={review.id} review={review} lang={lang} isTold={hasSamples && !review.isSample} />
          ))}
        </ul>
      </div>
    </section>
  );
}

const dayFormat = inEachLang(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Asia/Kolkata" }),
);

type ReviewProps = {
  readonly review: ReviewView;
  readonly lang: Lang;
  /** From a buyer, among samples. */
  readonly isTold: boolean;
};

function Review({ review, lang, isTold }: ReviewProps) {
  const words = useWords("product", productEnglish);
  const { name: shopName } = useShop();
  const { name, stars, title, text, reply, isMine, at } = review;
  const day = dayFormat(lang).format(at);
  return (
    <li className="review">
      <p className="line gap-s wraps">
        <Stars rate={stars} />
        {isMine && <Badge look="indigo">{words.yours}</Badge>}
        {isTold && !isMine && <Badge>{words.fromBuyer}</Badge>}
      </p>
      {title && <h3 className="above-s large strong">{title}</h3>}
      <p className="ratings-words above-xs">{text}</p>
      <p className="above-s small muted">
        {name}, {day}
      </p>
      {reply && (
        <p className="review-reply">
          <b>{shopName}</b> {reply}
        </p>
      )}
    </li>
  );
}
