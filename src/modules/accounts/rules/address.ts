import { failure, type Outcome, success } from "#contract/outcome.ts";

export interface AddressInput {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly country: string;
}

/** As it comes: one that says no phone is for the account's own. */
export type AddressRequest = Omit<AddressInput, "phone"> & { readonly phone?: string | undefined };

export const mostAddresses = 20;

const longest: Record<keyof AddressInput, number> = {
  name: 100,
  phone: 40,
  street: 200,
  city: 80,
  state: 80,
  pinCode: 10,
  country: 60,
};

/** One line each, nothing missing; India's PIN codes have six digits and no leading 0. */
export function readAddress(input: AddressInput): Outcome<AddressInput> {
  const fields = Object.keys(longest) as (keyof AddressInput)[];
  const plain = Object.fromEntries(
    fields.map((field) => [field, oneLine(input[field])]),
  ) as unknown as AddressInput;
  const missing = fields.find((field) => plain[field] === "");
  if (missing) return failure("fieldRequired", { field: missing });
  const tooLong = fields.find((field) => [...plain[field]].length > longest[field]);
  if (tooLong) return failure("fieldTooLong", { field: tooLong });
  const pinCode = plain.pinCode.replace(/\s/g, "");
  if (/^india|^भारत/i.test(plain.country) && !/^[1-9]\d{5}$/.test(pinCode))
    return failure("pinCodeUnusable", { field: "pinCode" });
  return success({ ...plain, pinCode });
}

function oneLine(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Bidi_C}]+/gu, " ")
    .trim();
}
