import type { AnswerOf } from "#contract/endpoint.ts";
import { isTaxClass } from "#contract/india/tax-classes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { Section } from "#manage/parts/section.tsx";
import { BackToShop } from "#modules/settings/office/public/setting-page.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { taxEndpoints } from "../taxes-endpoints.ts";
import type { RateState } from "../views.ts";
import { BeforeGst, type BeforeGstState } from "./before-gst.tsx";
import { formatBands, formatPeriod, formatRateSubject, ratedName } from "./public/format-rates.ts";
import { RateChanges } from "./rate-changes.tsx";
import { TaxAsk, type TaxLookup } from "./tax-ask.tsx";

type Table = Omit<AnswerOf<typeof taxEndpoints.list>, "success" | "message">;
export type Rate = Table["rates"][number];

type TaxesPageProps = {
  readonly table: Table;
  readonly lookup: TaxLookup;
  readonly before: BeforeGstState;
};

/** Which tax goods pay, in words, with what is to come and what was. */
export function TaxesPage({ table, lookup, before }: TaxesPageProps) {
  const { lang } = useOffice().shell;
  const { taxes: words, hsnFinder } = textsOf(lang);
  const of = (state: RateState) => table.rates.filter((rate) => rate.state === state);
  const past = of("past");
  return (
    <>
      <BackToShop />
      <div className="goods-head">
        <h1>{words.title}</h1>
        <a
          href={officePath("shop/taxes/rate")}
          className={`button button-small ${table.counts ? "button-primary" : "button-quiet"}`}
        >
          <Icon name="plus" /> {words.make}
        </a>
      </div>
      {table.counts ? <p className="setting-lead">{words.lead}</p> : <BeforeGst facts={before} />}
      <p>
        <a href={officePath("hsn")} className="text-link">
          {hsnFinder.title}
        </a>
      </p>
      {of("coming").length > 0 && (
        <Section title={words.states.coming}>
          <Rates rates={of("coming")} />
        </Section>
      )}
      <Section title={table.counts ? words.states.now : words.willApply}>
        <Rates rates={restLast(of("now").filter(({ hsn }) => !isTaxClass(hsn)))} />
      </Section>
      <details className="fold">
        <summary>
          {words.withoutCode} <Icon name="chevron-down" className="turns push" />
        </summary>
        <Rates rates={of("now").filter(({ hsn }) => isTaxClass(hsn))} />
      </details>
      {past.length > 0 && (
        <details className="fold">
          <summary>
            {words.states.past} <Icon name="chevron-down" className="turns push" />
          </summary>
          <Rates rates={past} />
        </details>
      )}
      <TaxAsk lookup={lookup} counts={table.counts} />
      <RateChanges
        changes={table.changes}
        takeBack={taxEndpoints.takeBack}
        nameOf={(key) => formatRateSubject(key.split(" ")[0] ?? "", lang)}
      />
    </>
  );
}

/** What holds for all that is not named stands below what is. */
function restLast(rates: readonly Rate[]): readonly Rate[] {
  return rates.toSorted((one, other) => Number(one.hsn === "") - Number(other.hsn === ""));
}

/** A rate that has begun leads to the one that takes its place. */
function Rates({ rates }: { readonly rates: readonly Rate[] }) {
  const { lang } = useOffice().shell;
  const { taxes: words } = textsOf(lang);
  return (
    <ul className="rows">
      {rates.map((rate) => {
        const isComing = rate.state === "coming";
        const query = new URLSearchParams({ of: rate.hsn, ...(isComing && { from: rate.from }) });
        return (
          <li key={`${rate.hsn} ${rate.from}`} className="row">
            <a href={`${officePath("shop/taxes/rate")}?${query}`} className="row-link need" data-row>
              <span>
                <b className="setting-name rate-name">{ratedName(rate.hsn, lang)}</b>
                {rate.bands.length > 1 && <span className="setting-name">{formatBands(rate, lang)}</span>}
                <span className="row-facts">
                  {/^\d/.test(rate.hsn) && `${words.hsn(rate.hsn)} · `}
                  {formatPeriod(rate, lang)}
                </span>
              </span>
              <span className="row-end push">
                <b className="rate-percent">
                  {rate.bands.map(({ percent }) => words.percent(percent)).join(" · ")}
                </b>
                {isComing && <span className="row-facts">{words.change}</span>}
              </span>
              <Icon name="chevron-right" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
