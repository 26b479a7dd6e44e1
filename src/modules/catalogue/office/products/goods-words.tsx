import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { FoldSummary } from "#manage/parts/fold-summary.tsx";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { type GoodsView, netUnits } from "#modules/catalogue/goods-view.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import { CategoryOptions, type Places } from "../categories/category-options.tsx";
import { GoodsArea, GoodsSelect, GoodsText } from "./goods-field.tsx";
import { HindiWords } from "./goods-hindi.tsx";
import { GoodsNumbers } from "./goods-numbers.tsx";
import { CountryField, TaxClassField } from "./goods-origin.tsx";
import { goodsSummaries } from "./goods-summaries.ts";

type GoodsWordsProps = {
  readonly goods: GoodsView;
  readonly places: Places;
  /** Something is to be said there. */
  readonly isTaxOpen: boolean;
};

/** Price, stock, words and facts, saved together. */
export function GoodsWords({ goods, places, isTaxOpen }: GoodsWordsProps) {
  const { goodsOffice: words, goods: units } = textsOf(useOffice().shell.lang);
  const { id, version, netQuantity } = goods;
  const { hint } = words;
  const missing = goodsSummaries.missing(goods, words);
  return (
    <section aria-label={words.daily}>
      <ActionForm endpoint={goodsOfficeEndpoints.change} input={{ id, seen: version }} className="goods-form">
        {(state) => (
          <>
            <GoodsNumbers goods={goods} state={state} />
            <GoodsText state={state} name="title" now={goods.title} required maxLength={200} />
            <h2>{words.words}</h2>
            <GoodsSelect state={state} name="category" now={goods.category} required>
              <CategoryOptions places={places} />
            </GoodsSelect>
            <GoodsText state={state} name="brand" now={goods.brand} maxLength={100} />
            <GoodsArea state={state} name="description" now={goods.description} maxLength={5000} />
            <GoodsArea
              state={state}
              name="highlights"
              now={goods.highlights.join("\n")}
              hint={hint.highlights}
            />
            <HindiWords goods={goods} state={state} />
            <details id="facts" className="fold" open={state.isRefused || isTaxOpen}>
              <summary>
                {missing === "" ? (
                  <>
                    {words.facts} <FoldSummary said={words.said.filled} />
                  </>
                ) : (
                  <span>
                    <span className="row-head">
                      {words.facts} <span className="badge badge-marigold">{words.said.missing}</span>
                    </span>
                    <span className="row-facts facts-missing">{missing}</span>
                  </span>
                )}
                <Icon name="chevron-down" className="turns push" />
              </summary>
              <div className="goods-form">
                <GoodsText
                  state={state}
                  name="hsn"
                  now={goods.hsn ?? ""}
                  hint={hint.hsn}
                  inputMode="numeric"
                />
                <p>
                  <a href={`${officePath("hsn")}?product=${id}`} className="out-link">
                    {words.unnamedTax.find}
                  </a>
                </p>
                <TaxClassField goods={goods} state={state} />
                <CountryField goods={goods} state={state} />
                <GoodsText state={state} name="maker" now={goods.maker ?? ""} hint={hint.maker} />
                <GoodsText state={state} name="importer" now={goods.importer ?? ""} />
                <div className="pair">
                  <GoodsText
                    state={state}
                    name="netAmount"
                    now={netQuantity ? String(netQuantity.amount) : ""}
                    inputMode="decimal"
                  />
                  <GoodsSelect state={state} name="netUnit" now={netQuantity?.unit ?? "piece"} required>
                    {netUnits.map((unit) => (
                      <option key={unit} value={unit}>
                        {units.units[unit]}
                      </option>
                    ))}
                  </GoodsSelect>
                </div>
                <GoodsSelect state={state} name="cash" now={goods.prepaidOnly ? "no" : "yes"} required>
                  {(["yes", "no"] as const).map((one) => (
                    <option key={one} value={one}>
                      {words.cash[one]}
                    </option>
                  ))}
                </GoodsSelect>
              </div>
            </details>
            <SaveBar label={words.save} />
          </>
        )}
      </ActionForm>
    </section>
  );
}
