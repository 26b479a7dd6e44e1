import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm, useAction } from "#manage/parts/action-form.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import { CountFields, countedOf, isMany } from "./stock-counts.tsx";

/** How many there are of many choices, folded away with a form of its own: the others are beside the price. */
export function GoodsStock({ goods }: { readonly goods: GoodsView }) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  const input = { id: goods.id };
  const { isRefused } = useAction(goodsOfficeEndpoints.count, input);
  const counted = countedOf(goods);
  if (!isMany(counted)) return null;
  const sum = counted.reduce((all, { pieces }) => all + pieces, 0);
  return (
    <details className="fold below-l" open={isRefused}>
      <summary className="stock-summary">
        {words.stockTitle}
        <span className="fold-said">{words.stockOf(sum, counted.length)}</span>
        <Icon name="chevron-down" className="turns push" />
      </summary>
      <ActionForm endpoint={goodsOfficeEndpoints.count} input={input}>
        {(state) => (
          <>
            <CountFields counted={counted} state={state} />
            <button type="submit" className="button button-quiet">
              {words.saveStock}
            </button>
          </>
        )}
      </ActionForm>
    </details>
  );
}
