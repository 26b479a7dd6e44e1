/** Rupees as shoppers read them, from whole paise: ₹12,34,567.00. An empty amount is ₹0.00. */
export function formatRupees(paise: number | null | undefined): string {
  const amount = Number.isFinite(paise) ? Math.round(paise as number) : 0;
  const whole = Math.trunc(Math.abs(amount) / 100);
  const rest = String(Math.abs(amount) % 100).padStart(2, "0");
  return `${amount < 0 ? "-" : ""}₹${groupIndian(whole)}.${rest}`;
}

/**
 * The price of one unit in paise. `stored` is in hundredths of the catalogue unit, so one of it is `rate` paise.
 * Rounded half up, once; whole-number arithmetic because 83.16 has no exact binary form.
 */
export function unitPaise(stored: number, discountPercent: number, rate: number): number {
  const rateHundredThousandths = BigInt(Math.round(rate * 100_000));
  const exact = BigInt(stored) * BigInt(100 - discountPercent) * rateHundredThousandths;
  const whole = 100n * 100_000n;
  return Number((exact + whole / 2n) / whole);
}

/**
 * Paise in catalogue units, as the documented calls give amounts: with so many decimals that the sum of a whole
 * cart of them, times the rate, comes back to the paisa.
 */
export function catalogueUnits(paise: number, rate: number): number {
  return Number((paise / rate / 100).toFixed(8));
}

/**
 * A stored price in catalogue units, so that price × (1 − discount / 100) × rate is `unitPaise` for everybody.
 * Where that is half a paisa exactly, binary fractions may fall on either side: a hundred-millionth decides.
 */
export function storedUnits(stored: number, discountPercent: number, rate: number): number {
  const paise = (stored * (100 - discountPercent) * rate) / 100;
  const isTie = Math.abs(paise - Math.floor(paise) - 0.5) < 1e-4;
  return Number((stored / 100 + (isTie ? 2e-7 : 0)).toFixed(8));
}

/** Divides and rounds half up: the one way in which the shop rounds money. */
export function halfUp(amount: number, by: number): number {
  return Math.floor((amount * 2 + by) / (by * 2));
}

/** A percentage of an amount, rounded half up once; percents have two decimals at most. */
export function percentOf(paise: number, percent: number): number {
  return halfUp(paise * Math.round(percent * 100), 10_000);
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
