import { formatRupees } from "#contract/format/money.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { tickName } from "#manage/parts/ticked.ts";
import type { GoodsCard } from "#modules/catalogue/goods-view.ts";
import { StockLeft } from "../stock/stock-left.tsx";
import { StockStepper } from "../stock/stock-stepper.tsx";
import { GoodsBadge } from "./goods-badge.tsx";
import { RowPicture } from "./row-picture.tsx";

type GoodsRowProps = {
  readonly card: GoodsCard;
  /** Where one comes back to when the stock has changed. */
  readonly here: URLSearchParams;
  /** Of goods of several states. */
  readonly isMixed: boolean;
  /** Among others it can be chosen. */
  readonly isTicked?: boolean;
  /** So many left, or fewer, run low. */
  readonly lowAt: number;
};

export function GoodsRow({ card, here, isMixed, isTicked = false, lowAt }: GoodsRowProps) {
  const { shell, role } = useOffice();
  const { goodsOffice: words, bulk } = textsOf(shell.lang);
  const { state, title, picture, unitPaise, priceVaries, free, choices, only } = card;
  const price = formatRupees(unitPaise);
  const canCount = !isTicked && only !== null && roleHolds(role, "stock.change");
  return (
    <li className="row">
      {isTicked && (
        <label className="tick checkbox">
          <input type="checkbox" form="many" name={tickName + card.id} />
          <span className="sr-only">{bulk.tick(title)}</span>
        </label>
      )}
      <RowPicture picture={picture} />
      <a href={officePath(`goods/${card.id}`)} className="row-link" data-row>
        <span className="row-head">
          <b className="row-title">
            <AsWritten text={title} />
          </b>{" "}
          {isMixed && <GoodsBadge state={state} />}
        </span>
        <span className="row-facts">
          {[priceVaries ? words.from(price) : price, choices > 1 && words.choices(choices)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </a>
      {canCount ? (
        <StockStepper card={card} only={only} here={here}>
          <StockLeft free={free} lowAt={lowAt} />
        </StockStepper>
      ) : (
        <StockLeft free={free} lowAt={lowAt} />
      )}
    </li>
  );
}
