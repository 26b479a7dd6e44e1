import { failure, type Outcome, success } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import type { Around, Visit } from "./account-parts.ts";
import { insertMailLink } from "./mail-links-repository.ts";
import { mailOf, messagesIn } from "./messages.ts";
import { readEmail } from "./rules/email.ts";
import { type Registration, readRegistration } from "./rules/registration.ts";
import { isKnownBrowser } from "./sessions-repository.ts";
import type { SignedIn } from "./sessions-service.ts";
import { limitsOf } from "./sign-in-limits.ts";
import { findUserByEmail, insertUser, lockUser, newcomer, type UserRow } from "./users-repository.ts";

const confirmLife = 24 * 3_600_000;

export function createPasswordSignIn({ parts, sessions, tries, post }: Around) {
  const { db, clock, hashing, publicUrl, shopName } = parts;

  return {
    /** Answers the same, as fast, whether the address is taken or not; its owner learns it by mail. */
    async register(given: Registration, visit: Visit): Promise<Outcome<void>> {
      const read = readRegistration(given);
      if (!read.ok) return read;
      const { name, email, password } = read.value;
      const allowed = await tries.take(limitsOf.registrationFromAddress(visit.address));
      if (!allowed.ok) return allowed;
      const mayWrite = await tries.take(limitsOf.mailTo(email));
      const hash = await hashing.hash(password);
      if (!hash) return failure("unavailable", { retryAfter: 2 });
      const token = newToken();
      const isNew = await db.write(async (tx) => {
        const now = clock.now();
        const user = newcomer(newId(now), now, { name, email, password_hash: hash });
        const inserted = await insertUser(tx, user);
        await insertMailLink(tx, {
          token_hash: tokenHash(token),
          kind: "confirm",
          user_id: inserted ? user.id : null,
          email,
          expires_at: now + confirmLife,
        });
        return inserted;
      });
      const words = messagesIn(visit.lang);
      if (mayWrite.ok)
        post.later(
          isNew
            ? mailOf(email, words.confirm(shopName, publicUrl + paths.confirmEmail(token)))
            : mailOf(email, words.alreadyHere(shopName, publicUrl + paths.login())),
        );
      return success(undefined);
    },

    async signIn(
      given: { readonly email: string; readonly password: string; readonly remember: boolean },
      visit: Visit,
    ): Promise<Outcome<SignedIn>> {
      if (given.email.trim() === "" || given.password === "")
        return failure("allFieldsRequired", { field: given.email.trim() === "" ? "email" : "password" });
      const email = readEmail(given.email) ?? given.email.trim().toLowerCase().slice(0, 254);
      const user = await findUserByEmail(db.read, email);
      const limits = [await accountLimit(email, user, visit), limitsOf.passwordFromAddress(visit.address)];
      const allowed = await tries.take(...limits);
      if (!allowed.ok) return allowed;
      const matches = await hashing.matches(given.password.slice(0, 1_000), user?.password_hash);
      if (matches === undefined) {
        await tries.giveBack(...limits);
        return failure("unavailable", { retryAfter: 2 });
      }
      if (!matches || !user) return failure("wrongCredentials");
      await tries.giveBack(...limits);
      return db.write(async (tx) => {
        // The password may have been changed while this one was checked.
        const now = await lockUser(tx, db.engine, user.id);
        if (now?.password_hash !== user.password_hash) return failure("wrongCredentials");
        return success(await sessions.open(tx, now, visit, given.remember));
      });
    },
  };

  async function accountLimit(email: string, user: UserRow | undefined, { browser }: Visit) {
    const hash = browser && tokenHash(browser);
    return hash && user && (await isKnownBrowser(db.read, hash, user.id))
      ? limitsOf.passwordInBrowser(hash + user.id)
      : limitsOf.passwordOfAccount(email);
  }
}
