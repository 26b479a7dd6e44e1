import { limitsOf } from "#modules/accounts/public/sign-in-limits.ts";
import type { Tx } from "#platform/database/database.ts";
import { takeTry } from "#platform/limits/limits.ts";
import type { CheckoutParts } from "../checkout-parts.ts";

/** A guest's address may be a stranger's: past what anybody may ask for, the order goes without mail. */
export async function mailWithin(
  { clock, log, mailPerHour }: CheckoutParts,
  tx: Tx,
  { guest, network }: { readonly guest?: object | undefined; readonly network?: string | undefined },
  email: string | null,
): Promise<string | null> {
  if (!guest || email === null) return email;
  const from = network === undefined ? [] : [limitsOf.mailFromNetwork(network)];
  const inShop = limitsOf.askedMailOfShop(mailPerHour);
  for (const limit of [...from, limitsOf.mailTo(email), inShop]) {
    if ((await takeTry(tx, limit, clock.now())) === undefined) continue;
    if (limit === inShop) log.warn({ mailPerHour }, "a guest's order goes without mail: MAIL_PER_HOUR");
    return null;
  }
  return email;
}
