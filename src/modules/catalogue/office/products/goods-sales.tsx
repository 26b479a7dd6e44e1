import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { pricesEndpoints } from "#modules/catalogue/prices/endpoints.ts";
import type { TimedSaleView } from "#modules/catalogue/timed-sale-view.ts";
import { minute } from "#web/ui/format-dates.ts";
import { GoodsText } from "./goods-field.tsx";

type GoodsSalesProps = { readonly goods: GoodsView; readonly sales: readonly TimedSaleView[] };

export function GoodsSales({ goods, sales }: GoodsSalesProps) {
  const { shell } = useOffice();
  const { goodsOffice: words } = textsOf(shell.lang);
  const at = (time: number) => minute(time, shell.lang);
  return (
    <Section title={words.sales}>
      <ul className="history">
        {sales
          .filter(({ state }) => state !== "ended")
          .map(({ id, percent, beginsAt, endsAt, state }) => (
            <li key={id}>
              <b>{words.off(percent ?? 0)}</b> {words.saleState[state]}
              <span className="row-facts">
                {words.between(at(beginsAt), endsAt === null ? null : at(endsAt))}
              </span>
              <ActionForm endpoint={pricesEndpoints.endSale} input={{ id }}>
                <button type="submit" className="button button-quiet button-small">
                  {words.endSale}
                </button>
              </ActionForm>
            </li>
          ))}
      </ul>
      {goods.state === "live" && (
        <ActionFold
          title={words.planSale}
          endpoint={pricesEndpoints.makeSale}
          input={{ productId: goods.id }}
        >
          {(state) => (
            <>
              <GoodsText state={state} name="percent" required inputMode="decimal" />
              <GoodsText state={state} name="beginsAt" type="datetime-local" hint={words.hint.beginsAt} />
              <GoodsText state={state} name="endsAt" type="datetime-local" hint={words.hint.endsAt} />
            </>
          )}
        </ActionFold>
      )}
    </Section>
  );
}
