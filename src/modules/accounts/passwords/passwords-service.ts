import { pathIn } from "#contract/lang-address.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import type { Tx } from "#platform/database/database.ts";
import { newToken, tokenHash } from "#platform/ids.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import { networkOf } from "#platform/network-of.ts";
import type { AccountContext } from "../account-context.ts";
import { saltOf } from "../addresses/address-salt.ts";
import { emptyWhenUnproven, shutOut } from "../limits/unproven.ts";
import { messagesIn } from "../messages.ts";
import {
  emailOf,
  findClaimant,
  findUser,
  findUserByEmail,
  lockUser,
  type UserRow,
  updateUser,
} from "../profile/users-repository.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import { readEmail } from "../rules/email.ts";
import { checkPassword } from "../rules/password.ts";
import { deleteShopperPasskeysOf } from "../second-factor/factor-repository.ts";
import type { Reauthentication } from "../second-factor/reauthentication.ts";
import { deleteSessionsOf, forgetBrowsersOf } from "../sessions/sessions-repository.ts";
import { writeToOwner } from "../staff/write-to-owner.ts";
import type { Visit } from "../visit.ts";
import { isKnownPassword } from "./known-passwords.ts";
import { createMailLimit } from "./mail-limit.ts";
import { deleteMailLinksOf, findMailLink, insertMailLink, takeMailLink } from "./mail-links-repository.ts";

const linkLife = 30 * 60_000;

export function createPasswordsService(
  { parts, tries, secrets }: AccountContext,
  reauthenticate: Reauthentication,
) {
  const mayMail = createMailLimit({ parts, tries });
  const { db, clock, hashing, codeKey, publicUrl, shopName } = parts;
  const tellOfChange = (tx: Tx, user: UserRow, { lang }: Visit) =>
    writeToOwner(
      parts,
      tx,
      user,
      messagesIn(lang).passwordChanged(shopName(lang), publicUrl + pathIn(lang, paths.forgotPassword())),
    );

  return {
    /** The same answer, as fast, whether somebody has this address or not. */
    async forgotPassword(typed: string, visit: Visit): Promise<Outcome<void>> {
      const email = readEmail(typed);
      if (!email) return failure("emailUnusable", { field: "email" });
      const allowed = await mayMail(limitsOf.mailTo(email), visit.address);
      if (!allowed.ok) return allowed;
      const token = newToken();
      const user = await db.write(async (tx) => {
        const known = (await findUserByEmail(tx, email)) ?? (await findClaimant(tx, email));
        const link = { kind: "reset" as const, user_id: known?.id ?? null, email };
        const expires_at = clock.now() + linkLife;
        await insertMailLink(tx, { token_hash: tokenHash(token), expires_at, ...link });
        return known;
      });
      const url = publicUrl + pathIn(visit.lang, paths.resetPassword(token));
      if (user)
        secrets.later(
          mailOf(email, messagesIn(visit.lang).reset(shopName(visit.lang), url)),
          clock.now() + linkLife,
        );
      return success(undefined);
    },

    async isResetLinkGood(token: string): Promise<boolean> {
      return (await findMailLink(db.read, "reset", tokenHash(token), clock.now())) !== undefined;
    },

    /** Ends every session: whoever had the old password is out, and so is a passkey that it had added. */
    async resetPassword(
      { token, password }: { readonly token: string; readonly password: string },
      visit: Visit,
    ): Promise<Outcome<{ userId: string }>> {
      const link = await findMailLink(db.read, "reset", tokenHash(token), clock.now());
      const userId = link?.user_id;
      if (!userId) return failure("linkDead");
      const chosen = await hashOf(password, await findUser(db.read, userId), visit);
      if (!chosen.ok) return chosen;
      return db.write(async (tx) => {
        const user = await lockUser(tx, userId);
        const now = clock.now();
        const taken = await takeMailLink(tx, "reset", tokenHash(token), { userId, now });
        if (!taken || !user || emailOf(user) !== taken.email) return failure("linkDead");
        const owner = await findUserByEmail(tx, taken.email);
        if (owner && owner.id !== user.id) return failure("linkDead");
        await emptyWhenUnproven(tx, user);
        await shutOut(tx, user.id);
        await deleteShopperPasskeysOf(tx, user.id);
        await updateUser(tx, user.id, {
          password_hash: chosen.value,
          password_by_mail: user.role === null ? 0 : 1,
          email: taken.email,
          claimed_email: null,
          email_verified_at: user.email_verified_at ?? now,
        });
        await tellOfChange(tx, { ...user, email: taken.email }, visit);
        return success({ userId });
      });
    },

    /** Ends all other sessions; an account without a password gets one so. */
    async changePassword(
      caller: { readonly userId: string; readonly sessionId: string },
      { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
      visit: Visit,
    ): Promise<Outcome<void>> {
      const user = await findUser(db.read, caller.userId);
      if (!user) return failure("notSignedIn");
      const sure = await reauthenticate(user, caller.sessionId, currentPassword);
      if (!sure.ok) return sure.field ? { ...sure, field: "currentPassword" } : sure;
      const chosen = await hashOf(password, user, visit);
      if (!chosen.ok) return chosen;
      return db.write(async (tx) => {
        const now = await lockUser(tx, user.id);
        if (now?.password_hash !== user.password_hash) return failure("signInAgain");
        await updateUser(tx, user.id, { password_hash: chosen.value, password_by_mail: 0 });
        await deleteSessionsOf(tx, user.id, caller.sessionId);
        await forgetBrowsersOf(tx, user.id);
        await deleteMailLinksOf(tx, user.id);
        await tellOfChange(tx, user, visit);
        return success(undefined);
      });
    },
  };

  async function hashOf(
    password: string,
    user: UserRow | undefined,
    { address }: Visit,
  ): Promise<Outcome<string>> {
    const email = user ? emailOf(user) : null;
    const allowed = checkPassword(password, {
      own: [user?.name ?? null, email],
      worksHere: user?.role != null,
      isKnown: isKnownPassword,
    });
    if (!allowed.ok) return allowed;
    const hash = await hashing.hash(password, networkOf(address), email ? saltOf(codeKey, email) : undefined);
    return hash ? success(hash) : failure("unavailable", { retryAfter: 2 });
  }
}
