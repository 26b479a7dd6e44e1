import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm, useAction } from "#manage/parts/action-form.tsx";
import { AsWritten, otherLang } from "#manage/parts/as-written.tsx";
import { FoldSummary } from "#manage/parts/fold-summary.tsx";
import { typedRupees } from "#manage/parts/rupees.ts";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import { variantName } from "../public/variant-name.ts";
import { GoodsSelect, GoodsText } from "./goods-field.tsx";
import { goodsSummaries } from "./goods-summaries.ts";

/** SKU, bar code, weight and own price of each choice. */
export function GoodsVariants({ goods }: { readonly goods: GoodsView }) {
  const { lang } = useOffice().shell;
  const { goodsOffice: words } = textsOf(lang);
  const input = { id: goods.id, seen: goods.version };
  const { isRefused } = useAction(goodsOfficeEndpoints.setVariants, input);
  const paise = (given: number | undefined) => (given === undefined ? "" : typedRupees(given));
  return (
    <details className="fold" open={isRefused}>
      <summary>
        {words.variants} <FoldSummary said={goodsSummaries.variants(goods, words)} />
        <Icon name="chevron-down" className="turns push" />
      </summary>
      <p className="field-hint">{words.variantsHint}</p>
      <ActionForm endpoint={goodsOfficeEndpoints.setVariants} input={input}>
        {(state) => (
          <>
            {goods.variants
              .filter(({ isOffered }) => isOffered)
              .map((one, at) => {
                const as = (field: string) => `variants.${at}.${field}`;
                return (
                  <fieldset key={variantName(one)} className="variant">
                    <legend>
                      <AsWritten text={variantName(one) || words.only} />
                    </legend>
                    <input type="hidden" name={as("colour")} value={one.colour} />
                    <input type="hidden" name={as("size")} value={one.size} />
                    <GoodsText state={state} name="sku" as={as("sku")} now={one.sku ?? ""} />
                    <GoodsText state={state} name="barcode" as={as("barcode")} now={one.barcode ?? ""} />
                    <GoodsText
                      state={state}
                      name="grams"
                      as={as("grams")}
                      now={one.grams === null ? "" : String(one.grams)}
                      inputMode="numeric"
                    />
                    {goods.pictures.length > 0 && (
                      <GoodsSelect state={state} name="picture" as={as("picture")} now={one.picture ?? ""}>
                        <option value="">{words.byColour}</option>
                        {goods.pictures.map(({ file, alt }, number) => (
                          <option key={file} value={`/pictures/${file}-800.webp`} lang={otherLang(alt, lang)}>
                            {`${number + 1}: ${alt}`}
                          </option>
                        ))}
                      </GoodsSelect>
                    )}
                    <GoodsText
                      state={state}
                      name="rupees"
                      as={as("rupees")}
                      now={paise(one.price?.unitPaise)}
                      inputMode="decimal"
                    />
                    <GoodsText
                      state={state}
                      name="mrp"
                      as={as("mrp")}
                      now={paise(one.price?.mrpPaise)}
                      inputMode="decimal"
                    />
                  </fieldset>
                );
              })}
            <button type="submit" className="button button-quiet">
              {words.saveVariants}
            </button>
          </>
        )}
      </ActionForm>
    </details>
  );
}
