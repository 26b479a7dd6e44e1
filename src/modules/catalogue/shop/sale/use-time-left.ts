import { useEffect, useState } from "react";
import { endOfDay, type TimeLeft, timeLeft } from "./countdown.ts";

/** What is left of the day on which it was opened, second by second; unknown before the script is there. */
export function useTimeLeft(): TimeLeft | undefined {
  const [end, setEnd] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    setEnd(endOfDay(new Date()));
    setNow(Date.now());
    // Goes on at the end too: a clock that was wrong may be set back.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return end === undefined ? undefined : timeLeft(end, now);
}

export function isOver({ hours, minutes, seconds }: TimeLeft): boolean {
  return hours + minutes + seconds === 0;
}

export function twoFigures(value: number): string {
  return String(value).padStart(2, "0");
}
