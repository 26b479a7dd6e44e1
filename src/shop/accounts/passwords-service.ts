import { failure, type Outcome, success } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { newToken, tokenHash } from "#platform/ids.ts";
import type { Around, Visit } from "./account-parts.ts";
import { deleteMailLinksOf, findMailLink, insertMailLink, takeMailLink } from "./mail-links-repository.ts";
import { mailOf, messagesIn } from "./messages.ts";
import type { Reauthentication } from "./reauthentication.ts";
import { readEmail } from "./rules/email.ts";
import { checkPassword } from "./rules/password.ts";
import { deleteSessionsOf, forgetBrowsersOf } from "./sessions-repository.ts";
import { limitsOf } from "./sign-in-limits.ts";
import { emptyWhenUnproven, shutOut } from "./unproven.ts";
import { findUser, findUserByEmail, lockUser, type UserRow, updateUser } from "./users-repository.ts";

const linkLife = 30 * 60_000;

export function createPasswordsService({ parts, tries, post }: Around, isSurely: Reauthentication) {
  const { db, clock, hashing, outbox, publicUrl, shopName } = parts;
  const changedMail = (user: UserRow & { email: string }, { lang }: Visit) =>
    mailOf(user.email, messagesIn(lang).passwordChanged(shopName, publicUrl + paths.forgotPassword()));

  return {
    /** The same answer, as fast, whether somebody has this address or not. */
    async forgotPassword(typed: string, visit: Visit): Promise<Outcome<void>> {
      const email = readEmail(typed);
      if (!email) return failure("emailUnusable", { field: "email" });
      const allowed = await tries.take(limitsOf.mailTo(email), limitsOf.mailFromAddress(visit.address));
      if (!allowed.ok) return allowed;
      const token = newToken();
      const user = await db.write(async (tx) => {
        const known = await findUserByEmail(tx, email);
        const link = { kind: "reset" as const, user_id: known?.id ?? null, email };
        const expires_at = clock.now() + linkLife;
        await insertMailLink(tx, { token_hash: tokenHash(token), expires_at, ...link });
        return known;
      });
      const url = publicUrl + paths.resetPassword(token);
      if (user) post.later(mailOf(email, messagesIn(visit.lang).reset(shopName, url)));
      return success(undefined);
    },

    async isResetLinkGood(token: string): Promise<boolean> {
      return (await findMailLink(db.read, "reset", tokenHash(token), clock.now())) !== undefined;
    },

    /** Ends every session: whoever had the old password is out. */
    async resetPassword(
      { token, password }: { readonly token: string; readonly password: string },
      visit: Visit,
    ): Promise<Outcome<{ userId: string }>> {
      const link = await findMailLink(db.read, "reset", tokenHash(token), clock.now());
      const userId = link?.user_id;
      if (!userId) return failure("linkDead");
      const chosen = await hashOf(password, await findUser(db.read, userId));
      if (!chosen.ok) return chosen;
      return db.write(async (tx) => {
        const user = await lockUser(tx, db.engine, userId);
        const now = clock.now();
        const taken = await takeMailLink(tx, "reset", tokenHash(token), { userId, now });
        if (!taken || !user?.email || user.email !== taken.email) return failure("linkDead");
        await emptyWhenUnproven(tx, user);
        await shutOut(tx, user.id);
        await updateUser(tx, user.id, {
          password_hash: chosen.value,
          email_verified_at: user.email_verified_at ?? now,
        });
        await outbox.queue(tx, changedMail({ ...user, email: user.email }, visit));
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
      const sure = await isSurely(user, caller.sessionId, currentPassword);
      if (!sure.ok) return sure.field ? { ...sure, field: "currentPassword" } : sure;
      const chosen = await hashOf(password, user);
      if (!chosen.ok) return chosen;
      return db.write(async (tx) => {
        const now = await lockUser(tx, db.engine, user.id);
        if (now?.password_hash !== user.password_hash) return failure("signInAgain");
        await updateUser(tx, user.id, { password_hash: chosen.value });
        await deleteSessionsOf(tx, user.id, caller.sessionId);
        await forgetBrowsersOf(tx, user.id);
        await deleteMailLinksOf(tx, user.id);
        if (user.email) await outbox.queue(tx, changedMail({ ...user, email: user.email }, visit));
        return success(undefined);
      });
    },
  };

  async function hashOf(password: string, user: UserRow | undefined): Promise<Outcome<string>> {
    const allowed = checkPassword(password, [user?.name ?? null, user?.email ?? null]);
    if (!allowed.ok) return allowed;
    const hash = await hashing.hash(password);
    return hash ? success(hash) : failure("unavailable", { retryAfter: 2 });
  }
}
