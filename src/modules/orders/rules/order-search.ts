import { isPhoneLike, phoneStart } from "#modules/accounts/rules/phone-start.ts";
import { readOrderId } from "./order-id.ts";

/** One way to look for orders along an index: by a whole value, or by how it begins. */
export interface SearchWay {
  readonly by: SearchKey;
  readonly value: string;
}

export const exactKeys = ["id", "shortId", "number", "pin", "phoneEnd", "tracking"] as const;
export type SearchKey = (typeof exactKeys)[number] | "phone" | "name" | "lastName";

/** What somebody of the staff may mean by what was typed, the likeliest first. */
export function waysToSearch(typed: string): SearchWay[] {
  const plain = typed.trim().replace(/\s+/g, " ");
  if (plain === "") return [];
  const named = readOrderId(plain);
  const digits = isPhoneLike(plain) ? plain.replace(/\D/g, "") : "";
  return [
    ...(named && "id" in named ? [way("id", named.id)] : []),
    ...(named && "number" in named ? [way("number", String(named.number))] : []),
    ...(/^[1-9]\d{0,8}$/.test(plain) ? [way("number", plain)] : []),
    ...(/^[1-9]\d{5}$/.test(digits) ? [way("pin", digits)] : []),
    ...(named && "shortId" in named ? [way("shortId", named.shortId)] : []),
    ...(digits.length === 4 ? [way("phoneEnd", digits)] : []),
    ...(digits.length > 2 ? [way("phone", phoneStart(plain))] : []),
    ...(/\d/.test(plain) && plain.length > 3 ? [way("tracking", plain.toLowerCase())] : []),
    ...(digits === "" && plain.length > 1 ? namesOf(plain) : []),
  ];
}

/** The first name and what follows, or the last one alone. */
function namesOf(plain: string): SearchWay[] {
  const small = plain.toLowerCase();
  return [way("name", small), ...(small.includes(" ") ? [] : [way("lastName", small)])];
}

function way(by: SearchKey, value: string): SearchWay {
  return { by, value };
}
