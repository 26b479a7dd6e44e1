import { wordsIn } from "#contract/format/words.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { pictureUrl } from "#web/ui/picture-url.ts";
import type { KeptCategory } from "./category-more.tsx";

type RowsProps = {
  readonly of: readonly KeptCategory[];
  readonly among: readonly KeptCategory[];
};

/** Each leads to its own page, where all of it is changed. */
export function CategoryRows({ of, among }: RowsProps) {
  const { lang } = useOffice().shell;
  const { tree: words } = textsOf(lang).shopPages;
  return (
    <ul className="rows">
      {of.map((category) => {
        const { id, label, isHidden } = category;
        const parts = among.filter(({ parent }) => parent === id);
        const facts = [
          isHidden ? words.isHidden : "",
          parts.map((part) => wordsIn(part.label, lang)).join(", "),
        ];
        return (
          <li key={id} className="row">
            <a href={officePath(`shop/tree/${id}`)} className="row-link need" data-row>
              <CategoryThumb category={category} />
              <span className="shrinks">
                <b className="setting-name">
                  <AsWritten text={wordsIn(label, lang)} />
                </b>
                <span className="row-facts truncate">{facts.filter(Boolean).join(" · ")}</span>
              </span>
              <Icon name="chevron-right" className="push" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** A main category keeps the place of its picture. */
export function CategoryThumb({ category: { picture, parent } }: { readonly category: KeptCategory }) {
  if (picture === "") return parent === null && <span className="thumb" />;
  return (
    <img
      src={pictureUrl(picture, 320, "webp")}
      alt=""
      width={44}
      height={44}
      className="thumb"
      loading="lazy"
    />
  );
}
