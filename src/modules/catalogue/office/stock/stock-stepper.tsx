import type { ReactNode } from "react";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import type { GoodsCard } from "#modules/catalogue/goods-view.ts";
import { stockEndpoints } from "#modules/catalogue/stock/endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import { withMoved } from "./stock-undo.ts";

type StockStepperProps = {
  readonly card: Pick<GoodsCard, "id" | "title" | "free">;
  readonly only: NonNullable<GoodsCard["only"]>;
  readonly here: URLSearchParams;
  /** How many there are, between the two. */
  readonly children: ReactNode;
};

/** One more or one fewer of what has no choices, in the list itself. */
export function StockStepper({ card: { id, title, free }, only, here, children }: StockStepperProps) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  const { colour, size, stockVersion } = only;
  const step = (change: 1 | -1) => (
    <ActionForm
      endpoint={stockEndpoints.move}
      input={{ id, colour, size, change, reason: "corrected", seen: stockVersion }}
      next={`${officePath("goods")}?${withMoved(here, id)}`}
    >
      <button
        type="submit"
        className="icon-button"
        aria-label={change > 0 ? words.more(title) : words.fewer(title)}
        disabled={change < 0 && free === 0}
      >
        <Icon name={change > 0 ? "plus" : "minus"} />
      </button>
    </ActionForm>
  );
  return (
    <div className="stepper">
      {step(-1)}
      {children}
      {step(1)}
    </div>
  );
}
