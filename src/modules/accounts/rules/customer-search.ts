import { isPhoneLike, phoneStart } from "./phone-start.ts";

/** One way to look for customers along an index, by how it begins. */
export interface CustomerWay {
  readonly by: "phone" | "email" | "name" | "lastName";
  readonly value: string;
}

/** What somebody of the staff may mean by what was typed. */
export function waysToCustomer(typed: string): CustomerWay[] {
  const plain = typed.trim().replace(/\s+/g, " ");
  const small = plain.toLowerCase();
  if (isPhoneLike(plain)) return [{ by: "phone", value: phoneStart(plain) }];
  if (small.length < 2) return [];
  return [
    { by: "name", value: small },
    ...(small.includes(" ") ? [] : [{ by: "lastName" as const, value: small }]),
    ...(small.includes(" ") ? [] : [{ by: "email" as const, value: small }]),
  ];
}
