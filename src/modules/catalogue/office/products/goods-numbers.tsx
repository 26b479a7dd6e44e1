import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { typedRupees } from "#manage/parts/rupees.ts";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { TextField } from "#web/ui/field.tsx";
import { CountFields, countedOf, isMany, useCount } from "../stock/stock-counts.tsx";
import { GoodsText } from "./goods-field.tsx";

type GoodsNumbersProps = { readonly goods: GoodsView; readonly state: ActionState };

/** What it costs and how many there are: what changes every day comes first. */
export function GoodsNumbers({ goods, state }: GoodsNumbersProps) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  const { price } = goods;
  const mrp = price.mrpPaise > price.unitPaise ? typedRupees(price.mrpPaise) : "";
  const counted = countedOf(goods);
  const [only, ...others] = counted;
  return (
    <>
      <div className="numbers">
        <GoodsText
          state={state}
          name="rupees"
          now={typedRupees(price.unitPaise)}
          required
          inputMode="decimal"
        />
        {only && others.length === 0 && <OnlyCount one={only} state={state} />}
        <GoodsText state={state} name="mrp" now={mrp} hint={words.hint.mrp} inputMode="decimal" />
      </div>
      {others.length > 0 && !isMany(counted) && (
        <fieldset className="numbers-stock">
          <legend className="field-label">{words.stockTitle}</legend>
          <CountFields counted={counted} state={state} />
        </fieldset>
      )}
    </>
  );
}

type OnlyCountProps = { readonly one: GoodsView["variants"][number]; readonly state: ActionState };

function OnlyCount({ one, state }: OnlyCountProps) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  const { field, unseen, hint } = useCount(one, 0, state);
  return (
    <div>
      <TextField {...field} label={words.stockTitle} {...(hint && { hint })} />
      {unseen}
    </div>
  );
}
