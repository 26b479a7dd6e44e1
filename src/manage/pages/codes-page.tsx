import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { CodeBadge } from "../parts/code-badge.tsx";
import { type CodeAtDesk, limitsSaid, offSaid, usesSaid } from "../parts/code-said.ts";
import { NothingHere } from "../parts/nothing-here.tsx";
import { type SalesListed, saleTabs } from "../parts/sale-tabs.ts";
import { SalesHead } from "../parts/sales-head.tsx";

type CodesPageProps = {
  readonly codes: readonly CodeAtDesk[];
  /** Of the sales, whose tabs stand beside. */
  readonly counts: SalesListed["counts"] | undefined;
};

export function CodesPage({ codes, counts }: CodesPageProps) {
  const { lang } = useOffice().shell;
  const texts = textsOf(lang);
  const { code: words } = texts.selling;
  return (
    <>
      <SalesHead make={{ name: words.make, to: "sales/codes/new" }} tabs={saleTabs(texts, null, counts)} />
      {codes.length === 0 ? (
        <NothingHere scene="bolt" title={words.none} text={words.noneHint} />
      ) : (
        <ul className="rows mt-2">
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
                <span className="row-facts ms-auto text-end">{usesSaid(code, lang)}</span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
