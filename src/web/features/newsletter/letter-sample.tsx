import type { CardView } from "#contract/catalogue-view.ts";
import type { letterSample } from "#contract/texts/en/letter-sample.ts";
import { GoodsPrice } from "#web/ui/goods-price.tsx";
import { Picture } from "#web/ui/picture.tsx";

type LetterSampleProps = {
  readonly words: typeof letterSample;
  readonly goods: readonly CardView[];
};

/** What somebody would get who asks for the letters, made of what is new today. */
export function LetterSample({ words, goods }: LetterSampleProps) {
  return (
    <figure className="card p-4 text-sm">
      <figcaption className="text-muted">{words.label}</figcaption>
      <p className="mt-2 text-base font-bold">{words.subject}</p>
      <ul>
        {goods.map(({ id, title, lang, pictures: [picture], ...priced }) => (
          <li key={id} className="mt-3 flex items-center gap-3">
            <span className="size-12 shrink-0 overflow-hidden rounded-md">
              {picture && <Picture picture={{ ...picture, alt: "" }} sizes="3rem" />}
            </span>
            <span lang={lang} className="flex-1 text-balance">
              {title}
            </span>
            <GoodsPrice of={{ ...priced, oldUnitPaise: null, discount: 0 }} size="small" />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">{words.leave}</p>
    </figure>
  );
}
