import { useEffect, useState } from "react";
import { sale as saleWords } from "#contract/texts/en/sale.ts";
import { useWords } from "#web/ui/words.ts";
import { endOfDay, timeLeft } from "./countdown.ts";

/** A timer is not read out each second; its end stands beside it in words. */
export function CountdownClock() {
  const words = useWords("sale", saleWords);
  const [end, setEnd] = useState<number>();
  const [now, setNow] = useState(0);

  useEffect(() => {
    setEnd(endOfDay(new Date()));
    setNow(Date.now());
    // Goes on at the end too: a clock that was wrong may be set back.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  if (end === undefined) return <p className="min-h-22">{words.endsAt}</p>;
  const { hours, minutes, seconds } = timeLeft(end, now);
  if (hours + minutes + seconds === 0) return <p className="min-h-22 font-semibold">{words.ended}</p>;
  return (
    <div className="min-h-22">
      <div role="timer" aria-label={words.endsIn} className="countdown">
        <Part value={hours} name={words.hours} />
        <Part value={minutes} name={words.minutes} />
        <Part value={seconds} name={words.seconds} />
      </div>
      <p className="mt-1 text-sm text-muted">{words.endsAt}</p>
    </div>
  );
}

function Part({ value, name }: { readonly value: number; readonly name: string }) {
  return (
    <span>
      {String(value).padStart(2, "0")}
      <small>{name}</small>
    </span>
  );
}
