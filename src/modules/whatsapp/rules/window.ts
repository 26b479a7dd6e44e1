const minute = 60_000;
const day = 24 * 60 * minute;

/** Free words go for a day after the person wrote; a little less, because clocks and networks differ. */
export function windowFrom(now: number): number {
  return now - day + 5 * minute;
}

/** A message that is told late, or by a clock that is ahead, opens no more than it did when it was written. */
export function writtenAt(told: number, now: number): number {
  return Math.min(told, now);
}

const stopWords = ["stop", "unsubscribe", "stop promotions", "रोको", "रोकें", "बंद करो", "बंद करें"];

/** Wants no offers any more, and says nothing else. */
export function isStop(text: string): boolean {
  return stopWords.includes(
    text
      .toLowerCase()
      .replace(/[\s.!।]+/g, " ")
      .trim(),
  );
}
