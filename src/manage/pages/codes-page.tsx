import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { CodeBadge } from "../parts/code-badge.tsx";
import { type CodeAtDesk, limitsSaid, offSaid } from "../parts/code-said.ts";
import { NothingHere } from "../parts/nothing-here.tsx";
import { saleTabs } from "../parts/sale-tabs.ts";
import { SalesHead } from "../parts/sales-head.tsx";

export function CodesPage({ codes }: { readonly codes: readonly CodeAtDesk[] }) {
  const { lang } = useOffice().shell;
  const texts = textsOf(lang);
  const { code: words } = texts.selling;
  return (
    <>
      <SalesHead make={{ name: words.make, to: "sales/codes/new" }} tabs={saleTabs(texts, null)} />
      {codes.length === 0 ? (
        <NothingHere scene="bolt" title={words.none} text={words.noneHint} />
      ) : (
        <ul className="rows">
          {codes.map((code) => (
            <li key={code.code} className="row">
              <a href={officePath(`sales/codes/${code.code}`)} className="row-link" data-row>
                <span className="row-head">
                  <b className="number">{code.code}</b> <span>{offSaid(code, lang)}</span>
                  <CodeBadge state={code.state} />
                </span>
                <span className="row-facts">{limitsSaid(code, lang)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
