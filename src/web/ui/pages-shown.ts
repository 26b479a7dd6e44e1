export const gap = "gap";

/** First, last and the neighbours of the current page; a gap only where it hides two pages or more. */
export function pagesShown(page: number, pages: number): readonly (number | typeof gap)[] {
  const wanted = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= 1,
  );
  return wanted.flatMap((one, at) => {
    const before = wanted[at - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [gap, one] : [one];
  });
}
