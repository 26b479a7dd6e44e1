import { wordsIn } from "#contract/format/words.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { SalesHead } from "#modules/catalogue/office/public/sales-head.tsx";
import { CodeBadge } from "#modules/promo-codes/office/public/code-badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type DiscountForOffice, formatTerms, formatWhen } from "./format-discount.ts";

export function DiscountsPage({ discounts }: { readonly discounts: readonly DiscountForOffice[] }) {
  const { lang } = useOffice().shell;
  const words = textsOf(lang).automaticDiscounts;
  return (
    <>
      <SalesHead make={{ name: words.make, to: "sales/discounts/new" }} />
      {discounts.length === 0 ? (
        <NothingHere scene="bolt" title={words.none} text={words.noneHint} />
      ) : (
        <>
          <p className="muted">{words.rule}</p>
          <ul className="rows above-s">
            {discounts.map((discount) => (
              <li key={discount.id} className="row">
                <a href={officePath(`sales/discounts/${discount.id}`)} className="row-link need" data-row>
                  <span>
                    <span className="row-head">
                      <b className="row-title">{wordsIn(discount.name, lang)}</b>
                      <CodeBadge state={discount.state} />
                    </span>
                    <span className="row-facts">{formatTerms(discount, lang)}</span>
                    <span className="row-facts">{formatWhen(discount, lang)}</span>
                  </span>
                  <Icon name="chevron-right" className="push" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
