import type { Tx } from "#platform/database/database.ts";
import { takeTry } from "#platform/limits/limits.ts";
import { type MailWords, mailOf } from "#platform/mail/mail-of.ts";
import type { AccountParts } from "../account-parts.ts";
import { emailOf, type UserRow } from "../profile/users-repository.ts";
import { limitsOf } from "../public/sign-in-limits.ts";

/** Tells of a change to an account; at an address that is only claimed a stranger may read it, so not without end. */
export async function writeToOwner(
  { outbox, clock }: Pick<AccountParts, "outbox" | "clock">,
  tx: Tx,
  user: UserRow,
  words: MailWords,
): Promise<void> {
  const to = emailOf(user);
  if (!to) return;
  if (user.email === null && (await takeTry(tx, limitsOf.mailTo(to), clock.now())) !== undefined) return;
  await outbox.queue(tx, mailOf(to, words));
}
