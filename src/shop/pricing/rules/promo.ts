export interface Promo {
  readonly code: string;
  readonly percent: number;
}

export const welcomeCode = "WELCOME10";
export const welcomePercent = 10;

/** Codes are read as people type them: spaces and small letters do not matter. */
export function readPromoCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, "").toUpperCase();
  return code === welcomeCode ? code : undefined;
}

export function promoFor(code: string | null): Promo | null {
  return code === welcomeCode ? { code, percent: welcomePercent } : null;
}
