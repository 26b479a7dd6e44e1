import { textsOf } from "#contract/texts/texts.ts";
import { shortDay } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { CodeBadge } from "../parts/code-badge.tsx";
import { type CodeForOffice, limitsSaid, offSaid, usesSaid } from "../parts/code-said.ts";
import { NothingHere } from "../parts/nothing-here.tsx";
import { SalesHead } from "../parts/sales-head.tsx";

export function CodesPage({ codes }: { readonly codes: readonly CodeForOffice[] }) {
  const { lang } = useOffice().shell;
  const texts = textsOf(lang);
  const { code: words } = texts.selling;
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
                    {[offSaid(code, lang), limitsSaid(code, lang)].join(", ")}
                  </span>
                </span>{" "}
                <span className="row-facts row-end push">
                  {usesSaid(code, lang)}
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
