/** Steeper for goods that are liked: of five stars many, of one a few more than of two. */
const unhappy = [1.6, 1, 1, 1, 1];

/**
 * How many gave 1, 2, 3, 4 and 5 stars, so that so many come to about that rate, and at least as many of each as have
 * written something.
 */
export function spreadFor(
  { rate, count }: { readonly rate: number; readonly count: number },
  written: readonly number[],
): number[] {
  let [least, most] = [-3, 3];
  while (most - least > 1e-6) {
    const slope = (least + most) / 2;
    if (meanOf(sharesAt(slope)) < rate) least = slope;
    else most = slope;
  }
  const wrote = [1, 2, 3, 4, 5].map((stars) => written.filter((one) => one === stars).length);
  return sharesAt(least).map((share, at) => Math.max(wrote[at] ?? 0, Math.round(share * count)));
}

/** The stars of those who have written nothing. */
export function silentStars(
  rating: { readonly rate: number; readonly count: number },
  written: readonly number[],
): number[] {
  return spreadFor(rating, written).flatMap((many, at) => {
    const silent = many - written.filter((one) => one === at + 1).length;
    return Array.from({ length: silent }, () => at + 1);
  });
}

function sharesAt(slope: number): number[] {
  const weights = unhappy.map((weight, at) => weight * Math.exp(slope * at));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => one / sum);
}

function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share, at) => sum + share * (at + 1), 0);
}
