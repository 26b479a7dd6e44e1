import type { Tx } from "#platform/database/database.ts";
import { deleteAddressesOf } from "../addresses/addresses-repository.ts";
import { deleteMailLinksOf } from "../passwords/mail-links-repository.ts";
import { type UserRow, updateUser } from "../profile/users-repository.ts";
import { deletePasskeysOf } from "../second-factor/factor-repository.ts";
import { deleteSessionsOf, forgetBrowsersOf } from "../sessions/sessions-repository.ts";

/** Shuts out whoever is in: sessions, browsers that count as known, links that lie in mails. */
export async function shutOut(tx: Tx, userId: string): Promise<void> {
  await deleteSessionsOf(tx, userId);
  await forgetBrowsersOf(tx, userId);
  await deleteMailLinksOf(tx, userId);
}

/**
 * The owner of an address proves it for the first time. Whoever opened the account before may have been
 * somebody else, so nothing stays to come back with or to have parcels sent to, and nobody becomes staff by it. A phone
 * number lets in too, whether a stranger proved it or it came out of a file.
 */
export async function emptyWhenUnproven(tx: Tx, user: UserRow): Promise<void> {
  if (user.email_verified_at !== null) return;
  await shutOut(tx, user.id);
  await deleteAddressesOf(tx, user.id);
  await deletePasskeysOf(tx, user.id);
  await updateUser(tx, user.id, { role: null, phone: null });
}
