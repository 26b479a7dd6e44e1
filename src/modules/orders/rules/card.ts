export type CardBrand = "visa" | "mastercard" | "amex" | "discover" | "rupay";

export type CardFields = {
  readonly number: string;
  readonly holder: string;
  readonly expiry: string;
  readonly cvv: string;
};

export type CardErrors = {
  readonly number?: "numberInvalid";
  readonly holder?: "holderMissing";
  readonly expiry?: "expiryInvalid" | "expired";
  readonly cvv?: "cvvInvalid";
};

/** As the hint beside a number is documented; elsewhere the shop writes Mastercard, as its owner does. */
export const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: "Visa",
  mastercard: "MasterCard",
  amex: "American Express",
  discover: "Discover",
  rupay: "RuPay",
};

/** A hint while typing; it decides only how many digits there are. RuPay's ranges lie inside Discover's. */
export function brandOf(number: string): CardBrand | undefined {
  const digits = digitsOf(number);
  if (/^4/.test(digits)) return "visa";
  if (/^5[1-5]/.test(digits) || isBetween(digits, 2221, 2720)) return "mastercard";
  if (/^3[47]/.test(digits)) return "amex";
  if (/^6011/.test(digits)) return "discover";
  if (/^(60|652[12])/.test(digits)) return "rupay";
  if (/^65/.test(digits)) return "discover";
  return undefined;
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, "");
}

/** Groups as on the card: by four, American Express 4-6-5. */
export function groupNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, numberLength(typed));
  const groups = brandOf(digits) === "amex" ? /^(\d{4})(\d{1,6})?(\d{1,5})?$/ : undefined;
  const parts = groups
    ? (groups.exec(digits)?.slice(1).filter(Boolean) ?? [digits])
    : digits.match(/\d{1,4}/g);
  return parts?.join(" ") ?? "";
}

function numberLength(typed: string): number {
  return brandOf(typed) === "amex" ? 15 : 16;
}

export function cvvLength(number: string): number {
  return brandOf(number) === "amex" ? 4 : 3;
}

/** 5/27, 0527 and 05 / 2027 all mean 05/27. */
export function groupExpiry(typed: string): string {
  const slashed = /^\s*(\d)\s*\/\s*(\d.*)$/.exec(typed);
  let digits = digitsOf(slashed ? `0${slashed[1]}${slashed[2]}` : typed);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^\d{2}20\d{2}/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}` : digits;
}

/** `now` is the shopper's month: a card is good until the last day of its own. */
export function checkCard(card: CardFields, now: { year: number; month: number }): CardErrors {
  const expiry = checkExpiry(card.expiry, now);
  return {
    ...(!/^[\d\s-]+$/.test(card.number) || digitsOf(card.number).length !== numberLength(card.number)
      ? { number: "numberInvalid" as const }
      : {}),
    ...(card.holder.trim() === "" && { holder: "holderMissing" as const }),
    ...(expiry && { expiry }),
    ...(!isCvv(card) && { cvv: "cvvInvalid" as const }),
  };
}

function isCvv({ cvv, number }: CardFields): boolean {
  return brandOf(number) === "amex" ? /^\d{4}$/.test(cvv) : /^\d{3,4}$/.test(cvv);
}

function checkExpiry(expiry: string, now: { year: number; month: number }): CardErrors["expiry"] {
  const match = /^(\d{2})\/(\d{2})$/.exec(expiry);
  const [month, year] = [Number(match?.[1]), 2000 + Number(match?.[2])];
  if (!match || month < 1 || month > 12) return "expiryInvalid";
  return year < now.year || (year === now.year && month < now.month) ? "expired" : undefined;
}

function isBetween(digits: string, from: number, to: number): boolean {
  const start = Number(digits.slice(0, 4));
  return digits.length >= 4 && start >= from && start <= to;
}
