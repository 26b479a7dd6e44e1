import { useId } from "react";
import { formatRupees } from "#contract/format/money.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { typedRupees } from "#manage/parts/rupees.ts";
import { tickName } from "#manage/parts/ticked.ts";
import type { GoodsCard } from "#modules/catalogue/goods-view.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
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
  const { state, title, picture, unitPaise, priceVaries, ownPrice, free, choices, only } = card;
  const price = priceVaries ? words.from(formatRupees(unitPaise)) : formatRupees(unitPaise);
  const hasPrice = !isTicked && ownPrice && roleHolds(role, goodsOfficeEndpoints.change.right);
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
          {/* Where the row has room for a field, the price stands in that. */}
          <span className={hasPrice ? "price-told" : undefined}>
            {price}
            {choices > 1 && " · "}
          </span>
          {choices > 1 && words.choices(choices)}
        </span>
      </a>
      {hasPrice && <RowPrice card={card} price={ownPrice} here={here} />}
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

type RowPriceProps = Pick<GoodsRowProps, "card" | "here"> & {
  readonly price: NonNullable<GoodsCard["ownPrice"]>;
};

/** On a desk the price is changed in the list itself. */
function RowPrice({ card: { id, title }, price: { paise, version }, here }: RowPriceProps) {
  const { shell, problem } = useOffice();
  const { goodsOffice: words } = textsOf(shell.lang);
  const errorId = useId();
  return (
    <ActionForm
      endpoint={goodsOfficeEndpoints.change}
      input={{ id, seen: version }}
      next={`${officePath("goods")}?${here}`}
      className="row-price on-choice"
    >
      {({ isRefused, typedOf }) => (
        <>
          <span aria-hidden="true">₹</span>
          <input
            className="input"
            name="rupees"
            defaultValue={typedOf("rupees") ?? typedRupees(paise)}
            aria-label={words.priceOf(title)}
            {...(isRefused && { "aria-invalid": true, "aria-describedby": errorId, autoFocus: true })}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <button type="submit" className="icon-button" aria-label={words.savePrice(title)}>
            <Icon name="check" />
          </button>
          {isRefused && problem && <FieldError id={errorId} text={problem.message} />}
        </>
      )}
    </ActionForm>
  );
}

type StockLeftProps = {
  readonly free: number;
  /** So many left, or fewer, run low. */
  readonly lowAt: number;
};

/** How many are left, with the word; what runs low is seen beside what does not, and what is gone beside both. */
export function StockLeft({ free, lowAt }: StockLeftProps) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  const look = free === 0 ? "is-gone" : free <= lowAt ? "is-low" : "";
  return (
    <span className={`stock-left ${look}`}>
      <b className="stepper-count">{free}</b> {words.left}
    </span>
  );
}
