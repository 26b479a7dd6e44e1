import { paths } from "#contract/paths.ts";
import type { ShownSale } from "#modules/catalogue/rules/shown-sale.ts";
import { sale as saleWords } from "#modules/catalogue/texts/sale.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { dayNumber, picksOf } from "./countdown.ts";
import { CountdownClock } from "./countdown-clock.tsx";
import { DealList } from "./deal-list.tsx";
import { isOver, twoFigures, useTimeLeft } from "./use-time-left.ts";

const mostPicks = 6;

type FlashDialogProps = {
  readonly sale: ShownSale;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function FlashDialog({ sale, open, onClose }: FlashDialogProps) {
  const words = useWords("sale", saleWords);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sale.says.title}
      className="flash-dialog"
      footer={
        <LinkButton to={paths.flashSale()} onClick={onClose}>
          {words.all}
        </LinkButton>
      }
    >
      <div className="flash-head">
        <div>
          <p className="flash-word">{words.upTo(sale.largestDiscount)}</p>
          {sale.says.lead && <p>{sale.says.lead}</p>}
        </div>
        {sale.says.untilMidnight && <CountdownClock />}
      </div>
      <DealList
        deals={picksOf(sale.cards, dayNumber(new Date()), mostPicks)}
        className="flash-deals stack above-l"
        onFollow={onClose}
      />
    </Dialog>
  );
}

/** The clock of the sale as a part of a line: of the strip that the dialog opens from, with the same script. */
export function TimeLeft() {
  const words = useWords("sale", saleWords);
  const left = useTimeLeft();
  if (!left) return words.endsAt;
  if (isOver(left)) return words.ended;
  return (
    <>
      {words.endsIn} <span role="timer">{Object.values(left).map(twoFigures).join(":")}</span>
    </>
  );
}
