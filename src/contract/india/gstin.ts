import { type StateCode, stateCodes } from "./states.ts";

/** Whom tax knows by a number of her own. */
export type Business = { readonly name: string; readonly gstin: string };

const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The fifteen signs that are meant, whatever spaces and small letters they were typed with; null if they are none. */
export function readGstin(typed: string): string | null {
  const gstin = typed.replace(/\s/g, "").toUpperCase();
  return form.test(gstin) && stateOfGstin(gstin) !== undefined && checkSign(gstin) === gstin.at(-1)
    ? gstin
    : null;
}

/** Where she is registered. */
export function stateOfGstin(gstin: string): StateCode | undefined {
  return stateCodes.find((code) => gstin.startsWith(code));
}

/** The last sign follows from the others: every second counts twice, by the digits of its base 36. */
function checkSign(gstin: string): string | undefined {
  const sum = [...gstin.slice(0, 14)].reduce((total, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36];
}
