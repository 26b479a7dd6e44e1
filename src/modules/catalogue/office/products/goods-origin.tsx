import { countriesIn } from "#contract/india/countries.ts";
import { taxClasses, taxedAs } from "#contract/india/tax-classes.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { typedRupees } from "#manage/parts/rupees.ts";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { taxEndpoints } from "#modules/pricing/taxes-endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import { GoodsSelect } from "./goods-field.tsx";

type OriginProps = { readonly goods: GoodsView; readonly state: ActionState };

export function CountryField({ goods, state }: OriginProps) {
  const { lang } = useOffice().shell;
  const { goodsOffice: words } = textsOf(lang);
  const all = countriesIn(lang);
  // What an earlier version took for a country stays until somebody chooses another one.
  const own = goods.country !== null && all.every(([code]) => code !== goods.country) ? goods.country : null;
  return (
    <GoodsSelect state={state} name="country" now={goods.country ?? ""}>
      <option value="">{words.noCountry}</option>
      {own !== null && <option value={own}>{own}</option>}
      {all.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </GoodsSelect>
  );
}

/** The way to what it pays is beside it, as the price decides too. */
export function TaxClassField({ goods, state }: OriginProps) {
  const { shell, role } = useOffice();
  const { goodsOffice: words, taxes } = textsOf(shell.lang);
  const query = new URLSearchParams({ of: taxedAs(goods), rupees: typedRupees(goods.price.unitPaise) });
  return (
    <>
      <GoodsSelect state={state} name="taxClass" now={goods.taxClass ?? ""} hint={words.hint.taxClass}>
        <option value="">{words.noTaxClass}</option>
        {taxClasses.map((one) => (
          <option key={one} value={one}>
            {taxes.classes[one]}
          </option>
        ))}
      </GoodsSelect>
      {roleHolds(role, taxEndpoints.ask.right) && (
        <p>
          <a href={`${officePath("shop/taxes")}?${query}#ask`} className="out-link">
            {words.askTax} <Icon name="chevron-right" />
          </a>
        </p>
      )}
    </>
  );
}
