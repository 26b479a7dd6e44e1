import { pathIn } from "#contract/lang-address.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import { createFairQueue } from "#platform/limits/fair-queue.ts";
import { takeTry } from "#platform/limits/limits.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import { networkOf } from "#platform/network-of.ts";
import type { AccountContext } from "../account-context.ts";
import { saltOf } from "../addresses/address-salt.ts";
import { createGuesses } from "../limits/guesses.ts";
import { messagesIn } from "../messages.ts";
import { insertUser, lockUser, newcomer, updateUser, usersOf } from "../profile/users-repository.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import { readEmail } from "../rules/email.ts";
import { type Registration, readRegistration } from "../rules/registration.ts";
import type { SignedIn } from "../sessions/sessions-service.ts";
import type { Visit } from "../visit.ts";
import { isKnownPassword } from "./known-passwords.ts";
import { createMailLimit } from "./mail-limit.ts";
import { insertMailLink } from "./mail-links-repository.ts";

const confirmLife = 24 * 3_600_000;

interface PasswordSignInInput {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

export function createPasswordSignIn({ parts, sessions, tries, secrets }: AccountContext) {
  const mayMail = createMailLimit({ parts, tries });
  const guesses = createGuesses({ parts, tries });
  // Before anything is counted: a flood's counts, too, would be written before anybody else's.
  const inTurn = createFairQueue({ atOnce: 4, mostWaiting: 60 });
  const { db, clock, hashing, codeKey, publicUrl, shopName } = parts;

  return {
    /**
     * Answers the same, as fast, whether the address is taken or not, and so does every later call: whoever registers
     * gets an account that claims the address, beside others. The owner learns it by mail, who alone can prove it.
     */
    async register(input: Registration, visit: Visit): Promise<Outcome<void>> {
      const read = readRegistration(input, { isKnown: isKnownPassword });
      if (!read.ok) return read;
      const { name, email, password } = read.value;
      const allowed = await tries.take(limitsOf.registrationFromNetwork(visit.address));
      if (!allowed.ok) return allowed;
      const hash = await hashing.hash(password, networkOf(visit.address), saltOf(codeKey, email));
      if (!hash) return failure("unavailable", { retryAfter: 2 });
      const token = newToken();
      const registered = await db.write(async (tx) => {
        const now = clock.now();
        // It also makes registrations of one address wait for each other.
        const wait = await takeTry(tx, limitsOf.registrationOf(email), now);
        if (wait !== undefined) return failure("tooMany", { retryAfter: Math.ceil(wait / 1000) });
        const others = await usersOf(tx, email);
        const user = newcomer(newId(now), now, { name, claimed_email: email, password_hash: hash });
        const isTwice = others.some(({ password_hash }) => password_hash === hash);
        if (!isTwice) await insertUser(tx, user);
        const mayProve = !isTwice && others.every((other) => other.email === null);
        await insertMailLink(tx, {
          token_hash: tokenHash(token),
          kind: "confirm",
          user_id: mayProve ? user.id : null,
          email,
          expires_at: now + confirmLife,
        });
        return success({ mayProve });
      });
      if (!registered.ok) return registered;
      const words = messagesIn(visit.lang);
      const mayWrite = await mayMail(limitsOf.registrationMailTo(email), visit.address);
      if (mayWrite.ok)
        secrets.later(
          registered.value.mayProve
            ? mailOf(
                email,
                words.confirm(
                  shopName(visit.lang),
                  publicUrl + pathIn(visit.lang, paths.confirmEmail(token)),
                ),
              )
            : mailOf(
                email,
                words.alreadyHere(shopName(visit.lang), publicUrl + pathIn(visit.lang, paths.login())),
              ),
          clock.now() + confirmLife,
        );
      return success(undefined);
    },

    async signIn(input: PasswordSignInInput, visit: Visit): Promise<Outcome<SignedIn>> {
      if (input.email.trim() === "" || input.password === "")
        return failure("allFieldsRequired", { field: input.email.trim() === "" ? "email" : "password" });
      const tried = await inTurn(networkOf(visit.address), () => tryPassword(input, visit));
      return tried ?? failure("unavailable", { retryAfter: 2 });
    },
  };

  async function tryPassword(input: PasswordSignInInput, visit: Visit): Promise<Outcome<SignedIn>> {
    const email = readEmail(input.email) ?? input.email.trim().toLowerCase().slice(0, 254);
    const users = await usersOf(db.read, email);
    const ids = users.map(({ id }) => id);
    const guess = await guesses(visit, ids, {
      everywhere: [limitsOf.passwordFromNetwork(visit.address), limitsOf.passwordOfAccount(email)],
      inBrowser: limitsOf.passwordInBrowser,
    });
    if (!guess.ok) return guess;
    const open = users.filter(({ id }) => guess.value.isOpenTo(id));
    const password = input.password.slice(0, 1_000);
    const place = await hashing.firstMatch(
      password,
      open.map(({ password_hash }) => password_hash),
      networkOf(visit.address),
    );
    if (place === undefined) {
      await guess.value.giveBack();
      return failure("unavailable", { retryAfter: 2 });
    }
    const user = open[place];
    if (!user) return failure("wrongCredentials");
    await guess.value.giveBack();
    const salt = saltOf(codeKey, email);
    const renewed = hashing.isSaltedWith(user.password_hash, salt)
      ? undefined
      : await hashing.hash(password, networkOf(visit.address), salt);
    return db.write(async (tx) => {
      // The password may have been changed while this one was checked.
      const now = await lockUser(tx, user.id);
      if (now?.password_hash !== user.password_hash) return failure("wrongCredentials");
      if (renewed) await updateUser(tx, user.id, { password_hash: renewed });
      const by = now.password_by_mail ? "mail" : "password";
      return success(await sessions.open(tx, now, visit, { remember: input.remember, by }));
    });
  }
}
