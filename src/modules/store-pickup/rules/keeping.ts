const hour = 3_600_000;
const dayMs = 24 * hour;
/** India is so far ahead, the whole year. */
const india = 5.5 * hour;
/** In the evening before the last day, and in the morning after it: nobody is woken by a message. */
const reminded = -(dayMs + 6 * hour);
const goesBack = 9 * hour;

/** Goods that are ready now are kept for so many whole days more: to the midnight that ends the last of them, in India. */
export function keptUntil(now: number, days: number): number {
  return (Math.floor((now + india) / dayMs) + days + 1) * dayMs - india;
}

/** When somebody looks at them next: to remind their buyer, and after that to put them back on the shelf. */
export function nextLook(keepUntil: number, now: number): number {
  return keepUntil + (keepUntil + reminded > now ? reminded : goesBack);
}

/** Nobody comes for them any more. */
export function isOver(keepUntil: number, now: number): boolean {
  return now >= keepUntil + goesBack;
}
