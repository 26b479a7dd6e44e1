import { pricesEndpoints } from "#contract/endpoints/prices.ts";
import type { GoodsView } from "#contract/goods-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { TimedSaleView } from "#contract/timed-sale-view.ts";
import { minute } from "#web/ui/format-dates.ts";
import { useOffice } from "../frame/office-context.ts";
import { ActionFold } from "./action-fold.tsx";
import { ActionForm } from "./action-form.tsx";
import { GoodsText } from "./goods-field.tsx";
import { Section } from "./section.tsx";

type GoodsSalesProps = { readonly goods: GoodsView; readonly sales: readonly TimedSaleView[] };

export function GoodsSales({ goods, sales }: GoodsSalesProps) {
  const { shell } = useOffice();
  const { shelves: words } = textsOf(shell.lang);
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
