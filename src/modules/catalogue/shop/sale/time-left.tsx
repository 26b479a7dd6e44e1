import { sale as saleWords } from "#modules/catalogue/texts/sale.ts";
import { useWords } from "#web/ui/words.ts";
import { isOver, twoFigures, useTimeLeft } from "./use-time-left.ts";

/** The clock of the sale as a part of a line. */
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
