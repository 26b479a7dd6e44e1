import { sale as saleWords } from "#modules/catalogue/texts/sale.ts";
import { useWords } from "#web/ui/words.ts";
import { isOver, twoFigures, useTimeLeft } from "./use-time-left.ts";

/** A timer is not read out each second; its end stands beside it in words. */
export function CountdownClock() {
  const words = useWords("sale", saleWords);
  const left = useTimeLeft();
  if (!left) return <p className="countdown-place">{words.endsAt}</p>;
  if (isOver(left)) return <p className="countdown-place strong">{words.ended}</p>;
  const { hours, minutes, seconds } = left;
  return (
    <div className="countdown-place">
      <p className="countdown-label" aria-hidden="true">
        {words.endsIn}
      </p>
      <div role="timer" aria-label={words.endsIn} className="countdown">
        <Part value={hours} name={words.hours} />
        <Part value={minutes} name={words.minutes} />
        <Part value={seconds} name={words.seconds} />
      </div>
      <p className="sr-only">{words.endsAt}</p>
    </div>
  );
}

function Part({ value, name }: { readonly value: number; readonly name: string }) {
  return (
    <span>
      {twoFigures(value)}
      <small>{name}</small>
    </span>
  );
}
