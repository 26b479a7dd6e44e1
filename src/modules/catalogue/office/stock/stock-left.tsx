import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";

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
