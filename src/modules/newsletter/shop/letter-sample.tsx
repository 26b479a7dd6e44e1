import type { letterSample } from "#contract/texts/en/letter-sample.ts";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { GoodsPrice } from "#modules/catalogue/shop/public/goods-price.tsx";
import { Picture } from "#web/ui/picture.tsx";

type LetterSampleProps = {
  readonly words: typeof letterSample;
  readonly goods: readonly CardView[];
};

/** What somebody would get who asks for the letters, made of what is new today. */
export function LetterSample({ words, goods }: LetterSampleProps) {
  return (
    <figure className="card letter-sample small">
      <figcaption className="muted">{words.label}</figcaption>
      <p className="letter-title">{words.subject}</p>
      <ul>
        {goods.map(({ id, title, lang, pictures: [picture], ...priced }) => (
          <li key={id} className="line above-m">
            <span className="thumb thumb-letter">
              {picture && <Picture picture={{ ...picture, alt: "" }} sizes="3rem" />}
            </span>
            <span lang={lang} className="balanced grow">
              {title}
            </span>
            <GoodsPrice of={{ ...priced, oldUnitPaise: null, discount: 0 }} size="small" />
          </li>
        ))}
      </ul>
      <p className="above-m muted">{words.leave}</p>
    </figure>
  );
}
