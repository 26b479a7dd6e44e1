import type { Holder } from "#contract/module-contract.ts";
import { holders, type Right } from "#contract/rights.ts";

/**
 * How sure the shop must be that whoever works in it is that person, beside the session:
 * - `session`: signed in is enough.
 * - `factor`: the second factor was shown in this session, within the working day.
 * - `fresh factor`: within the last ten minutes.
 * Who has no role has shown all there is to show by signing in, and is asked for none of it.
 */
export type Assurance = "session" | "factor" | "fresh factor";

/** What cannot be taken back once a stranger has done it. */
const byRight: Partial<Record<Right, Assurance>> = {
  "people.change": "fresh factor",
  "people.takeAll": "fresh factor",
  "customers.export": "fresh factor",
  "customers.erase": "fresh factor",
};

/**
 * What differs from its right. Beside it two calls look at what they are given: the settings of the group `staff`, and a
 * refund above the sum that these settings name, ask for a fresh factor too.
 */
const byEndpoint: Readonly<Record<string, Assurance>> = {
  // By these it is shown.
  "factor.show": "session",
  "factor.sendCode": "session",
  "factor.showCode": "session",
  "factor.recover": "session",
  "factor.challenge": "session",
  "factor.showPasskey": "session",
  // How somebody signs in, shows who they are, and is reached: the password alone must not move any of it.
  "factor.offer": "fresh factor",
  "factor.add": "fresh factor",
  "factor.remove": "fresh factor",
  "accounts.changeProfile": "fresh factor",
  "accounts.confirmEmail": "fresh factor",
  "accounts.changePassword": "fresh factor",
  "accounts.remove": "fresh factor",
  "passkeys.offer": "fresh factor",
  "passkeys.add": "fresh factor",
  "passkeys.remove": "fresh factor",
  // Files about everybody, and what removes goods for good.
  "books.table": "fresh factor",
  "books.taxTable": "fresh factor",
  "books.gstr1": "fresh factor",
  "books.eInvoices": "fresh factor",
  "owedCash.file": "fresh factor",
  "setUp.emptyDemo": "fresh factor",
};

export const endpointsWithAssurance = Object.keys(byEndpoint);

export function assuranceOf({ name, right }: { readonly name: string; readonly right: Right }): Assurance {
  const holder: Holder = holders[right];
  return byEndpoint[name] ?? byRight[right] ?? (holder === "staff" ? "factor" : "session");
}
