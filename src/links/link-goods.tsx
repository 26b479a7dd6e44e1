import { formatRupees } from "#contract/format/money.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { GoodsName } from "#modules/catalogue/shop/public/goods-name.tsx";
import type { PayView } from "#modules/orders/pay-view.ts";
import type { ChangedBill } from "#modules/orders/rules/changed-bill.ts";
import { lineFacts } from "#modules/orders/rules/line-facts.ts";
import { Bill } from "#web/ui/bill.tsx";
import { Thumb } from "#web/ui/thumb.tsx";

type LinkGoodsProps = {
  readonly view: Pick<PayView, "lines" | "bill">;
  readonly names: { readonly goods: string; readonly subtotal: string; readonly total: string };
  readonly lang: Lang;
  /** What became of the bill since. */
  readonly changed?: ChangedBill | undefined;
};

/** What is bought, and what it costs, for whoever holds the link. */
export function LinkGoods({ view, names, lang, changed }: LinkGoodsProps) {
  const { detail } = textsOf(lang).orders;
  return (
    <>
      <h2>{names.goods}</h2>
      <ul className="rows">
        {view.lines.map(({ quantity, takenOut, unitPaise, picture, ...of }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set and a product may hold the same goods
          <li key={at} className="row goods">
            <Thumb picture={picture} />
            <span className="grow">
              <b>
                {quantity} × <GoodsName of={of} lang={lang} />
              </b>
              <span className="row-facts">{lineFacts(lang, of)}</span>
              {takenOut !== undefined && <b className="small">{detail.takenOut(takenOut)}</b>}
            </span>
            <span className="sum">{formatRupees(unitPaise * quantity)}</span>
          </li>
        ))}
      </ul>
      <Bill bill={view.bill} names={names} charges={textsOf(lang).charges} changed={changed} />
    </>
  );
}
