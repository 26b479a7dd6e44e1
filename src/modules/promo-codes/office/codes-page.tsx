import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { SalesHead } from "#modules/catalogue/office/public/sales-head.tsx";
import { shortDay } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type CodeForOffice, formatDiscount, formatLimits, formatUses } from "./format-code.ts";
import { CodeBadge } from "./public/code-badge.tsx";

export function CodesPage({ codes }: { readonly codes: readonly CodeForOffice[] }) {
  const { lang } = useOffice().shell;
  const texts = textsOf(lang);
  const words = texts.promoCodes;
  return (
    <>
      <SalesHead make={{ name: words.make, to: "sales/codes/new" }} />
      {codes.length === 0 ? (
        <NothingHere scene="bolt" title={words.none} text={words.noneHint} />
      ) : (
        <ul className="rows above-s">
          {codes.map((code) => (
            <li key={code.code} className="row">
              <a href={officePath(`sales/codes/${code.code}`)} className="row-link need" data-row>
                <span>
                  <span className="row-head">
                    <b className="number setting-name">{code.code}</b>
                    <CodeBadge state={code.state} />
                  </span>
                  <span className="row-facts">
                    {[formatDiscount(code, lang), formatLimits(code, lang)].join(", ")}
                  </span>
                </span>{" "}
                <span className="row-facts row-end push">
                  {formatUses(code, lang)}
                  <span className="block">
                    {code.endsAt === null ? words.noEndSet : texts.selling.until(shortDay(code.endsAt, lang))}
                  </span>
                </span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
