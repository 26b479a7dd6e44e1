/** Rupees as shoppers read them, from whole paise: ₹12,34,567.00. An empty amount is ₹0.00. */
export function formatRupees(paise: number | null | undefined): string {
  const amount = Number.isFinite(paise) ? halfUp(paise as number, 1) : 0;
  const whole = Math.trunc(Math.abs(amount) / 100);
  const rest = String(Math.abs(amount) % 100).padStart(2, "0");
  return `${amount < 0 ? "-" : ""}₹${groupIndian(whole)}.${rest}`;
}

/**
 * The price of one unit in paise. `stored` is in hundredths of the catalogue unit, so one of it is `rate` paise.
 * Rounded half up, once; whole-number arithmetic because 83.16 has no exact binary form.
 */
export function unitPaise(stored: number, discountPercent: number, rate: number): number {
  const rateHundredThousandths = BigInt(halfUp(rate * 100_000, 1));
  const exact = BigInt(stored) * BigInt(100 - discountPercent) * rateHundredThousandths;
  const whole = 100n * 100_000n;
  return Number((exact + whole / 2n) / whole);
}

/**
 * Paise in catalogue units, as the documented endpoints give amounts: with so many decimals that the sum of a whole
 * cart of them, times the rate, comes back to the paisa.
 */
export function catalogueUnits(paise: number, rate: number): number {
  return Number((paise / rate / 100).toFixed(8));
}

/** What a piece costs, and what it cost before its discount. */
export interface Price {
  readonly unitPaise: number;
  readonly mrpPaise: number;
}

/** The discount in whole percent, never more than is given: what badges say. */
export function percentOff({ mrpPaise, unitPaise }: Price): number {
  if (unitPaise >= mrpPaise) return 0;
  const exact = ((mrpPaise - unitPaise) * 100) / mrpPaise;
  const nearest = halfUp(exact, 1);
  return isPercentOff({ mrpPaise, unitPaise }, nearest) ? nearest : Math.floor(exact);
}

/** Rounding to the paisa does not make it another percentage. */
function isPercentOff({ mrpPaise, unitPaise }: Price, percent: number): boolean {
  return Math.abs((mrpPaise * (100 - percent)) / 100 - unitPaise) <= 1;
}

/**
 * The documented fields, in catalogue units, with as many decimals as it takes that price × (1 − discount / 100) × rate
 * is what is charged for everybody; a whole percentage where that is what it is.
 */
export function documentedPrice(price: Price, rate: number): { price: number; discount: number } {
  const { mrpPaise, unitPaise } = price;
  if (unitPaise >= mrpPaise) return { price: unitsOf(unitPaise, 0, rate), discount: 0 };
  const percent = percentOff(price);
  if (percent < 100 && isPercentOff(price, percent))
    return { price: unitsOf(unitPaise, percent, rate), discount: percent };
  return {
    price: Number((mrpPaise / rate / 100).toFixed(8)),
    discount: Number((100 - (unitPaise * 100) / mrpPaise).toFixed(10)),
  };
}

/** The fewest decimals that come out well clear of half a paisa, where binary fractions fall on either side. */
function unitsOf(paise: number, percent: number, rate: number): number {
  const exact = paise / (rate * (100 - percent));
  for (let decimals = 2; decimals < 10; decimals++) {
    const units = Number(exact.toFixed(decimals));
    if (Math.abs(units * rate * (100 - percent) - paise) < 0.45) return units;
  }
  return exact;
}

/** Documented fields as they were sent, in paise; with two decimals as exactly as such a price always was. */
export function priceFrom(given: { readonly price: number; readonly discount: number }, rate: number): Price {
  const hundredths = halfUp(given.price * 100, 1);
  const isPlain = Math.abs(given.price * 100 - hundredths) < 1e-6 && Number.isInteger(given.discount);
  const off = (percent: number) =>
    isPlain ? unitPaise(hundredths, percent, rate) : halfUp(given.price * rate * (100 - percent), 1);
  return { mrpPaise: off(0), unitPaise: off(given.discount) };
}

/** Divides and rounds half up: the one way in which the shop rounds money. */
export function halfUp(amount: number, by: number): number {
  return Math.floor((amount * 2 + by) / (by * 2));
}

/** A percentage with two decimals at most, as a whole number. */
export function hundredthsOf(percent: number): number {
  return halfUp(percent * 100, 1);
}

/** A percentage of an amount, rounded half up once; percents have two decimals at most. */
export function percentOf(paise: number, percent: number): number {
  return halfUp(paise * hundredthsOf(percent), 10_000);
}

/** So much of an amount as a part is of the whole, rounded down, so that portions never sum to more. */
export function portionOf(paise: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(paise) * BigInt(part)) / BigInt(whole));
}

/** What a shopper typed, such as 1,299.50, in paise; undefined when it is not an amount. */
export function parseRupees(typed: string): number | undefined {
  const plain = typed.replace(/[₹,\s]/g, "");
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match?.[1]) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

function groupIndian(whole: number): string {
  const digits = String(whole);
  const head = digits.slice(0, -3);
  const tail = digits.slice(-3);
  return head ? `${head.replace(/\B(?=(\d{2})+$)/g, ",")},${tail}` : tail;
}

/** Goods for so much are never brought for nothing. */
export const neverFreePaise = 1_000_000_000;

/** The sum above which goods are brought for nothing, as it is said; null where they never are, or always. */
export function formatFreeAbove(paise: number): string | null {
  return paise > 0 && paise < neverFreePaise ? formatRupees(paise) : null;
}
