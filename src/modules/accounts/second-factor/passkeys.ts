import { failure, type Outcome, success } from "#contract/outcome.ts";
import { emit } from "#platform/events/events.ts";
import { tokenHash } from "#platform/ids.ts";
import type { AccountContext } from "../account-context.ts";
import { accountChanged } from "../events.ts";
import { emailOf, findUser, lockUser } from "../profile/users-repository.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import { readName } from "../rules/registration.ts";
import type { Visit } from "../visit.ts";
import * as rows from "./factor-repository.ts";
import { algorithms, challengeLife, createPasskeyChecks, mostPasskeys, webauthn } from "./passkey-checks.ts";
import { reachOf, type Self } from "./recovery.ts";
import { deleteRecovery } from "./recovery-repository.ts";

export function createPasskeys({ parts, tries }: Pick<AccountContext, "parts" | "tries">) {
  const { db, clock, shopName } = parts;
  const checks = createPasskeyChecks(parts);
  const { rpID } = checks;

  return {
    /** What the browser is asked to sign, for this session and once. */
    async passkeyChallenge({ userId, sessionId }: Self): Promise<Outcome<object>> {
      const known = await rows.factorPasskeysOf(db.read, userId);
      if (known.length === 0) return failure("passkeyRefused");
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID,
        allowCredentials: known.map(({ id }) => ({ id })),
        userVerification: "preferred",
      });
      await keep(sessionId, "show", options.challenge);
      return success(options);
    },

    async showPasskey(self: Self, answer: object, _visit: Visit): Promise<Outcome<{ at: number }>> {
      const allowed = await tries.take(limitsOf.passkeyAnswerOf(self.userId));
      if (!allowed.ok) return allowed;
      const hash = await take(self.sessionId, "show");
      const { id } = answer as { readonly id?: unknown };
      const passkey = (await rows.factorPasskeysOf(db.read, self.userId)).find((one) => one.id === id);
      if (!hash || !passkey) return failure("passkeyRefused");
      const counter = await checks.shown(answer, passkey, { hash, isVerified: false });
      if (counter === undefined) return failure("passkeyRefused");
      return db.write(async (tx) => {
        const at = clock.now();
        const isFirst = await rows.usePasskey(tx, passkey, { counter, at });
        if (!isFirst || !(await rows.noteFactor(tx, self, at))) return failure("passkeyRefused");
        // It is not lost.
        await deleteRecovery(tx, self.userId);
        return success({ at });
      });
    },

    async passkeyOffer({ userId, sessionId }: Self, { lang }: Visit): Promise<Outcome<object>> {
      const user = await findUser(db.read, userId);
      if (!user) return failure("notSignedIn");
      const known = await rows.passkeysOf(db.read, userId);
      if (known.length >= mostPasskeys) return failure("passkeysFull");
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: shopName(lang),
        rpID,
        userName: emailOf(user) ?? user.phone ?? user.name,
        userDisplayName: user.name,
        userID: Uint8Array.from(Buffer.from(user.id)),
        attestationType: "none",
        // One for shopping alone may become this one.
        excludeCredentials: known.filter(({ is_factor }) => is_factor === 1).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
        supportedAlgorithmIDs: algorithms,
      });
      await keep(sessionId, "add", options.challenge);
      return success(options);
    },

    async addPasskey(
      { userId, sessionId }: Self,
      { answer, name: typed }: { readonly answer: object; readonly name: string },
    ): Promise<Outcome<void>> {
      const name = readName(typed);
      if (!name) return failure("nameUnusable", { field: "name" });
      const hash = await take(sessionId, "add");
      if (!hash) return failure("passkeyRefused");
      const made = await checks.made(answer, { hash, isVerified: false });
      if (!made) return failure("passkeyRefused");
      return db.write(async (tx) => {
        const at = clock.now();
        await lockUser(tx, userId);
        if ((await rows.passkeysOf(tx, userId)).length >= mostPasskeys) return failure("passkeysFull");
        const passkey = { ...made, user_id: userId, name, created_at: at, used_at: null, is_factor: 1 };
        if (!(await rows.insertPasskey(tx, passkey))) return failure("passkeyRefused");
        await emit(tx, accountChanged, {
          by: userId,
          action: "add passkey",
          subject: userId,
          after: { name },
          at,
        });
        return success(undefined);
      });
    },

    async renamePasskey(userId: string, id: string, typed: string): Promise<Outcome<void>> {
      const name = readName(typed);
      if (!name) return failure("nameUnusable", { field: "name" });
      return db.write(async (tx) => {
        const known = (await rows.factorPasskeysOf(tx, userId)).find((one) => one.id === id);
        if (!known) return failure("notFound");
        await rows.renamePasskey(tx, userId, id, name);
        const before = { name: known.name };
        const at = clock.now();
        await emit(tx, accountChanged, {
          by: userId,
          action: "rename passkey",
          subject: userId,
          before,
          after: { name },
          at,
        });
        return success(undefined);
      });
    },

    /** The last one stays where nobody could send a code instead. */
    async removePasskey(userId: string, id: string): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        const user = await lockUser(tx, userId);
        const all = await rows.factorPasskeysOf(tx, userId);
        const known = all.find((one) => one.id === id);
        if (!user || !known) return failure("notFound");
        if (all.length === 1 && reachOf(user).length === 0) return failure("lastPasskey");
        await rows.deletePasskey(tx, userId, id);
        const before = { name: known.name };
        await emit(tx, accountChanged, {
          by: userId,
          action: "remove passkey",
          subject: userId,
          before,
          at: clock.now(),
        });
        return success(undefined);
      });
    },
  };

  async function keep(sessionId: string, purpose: "show" | "add", challenge: string): Promise<void> {
    const expires_at = clock.now() + challengeLife;
    const row = { session_id: sessionId, purpose, challenge_hash: tokenHash(challenge), expires_at };
    await db.write((tx) => rows.replaceChallenge(tx, row));
  }

  function take(sessionId: string, purpose: "show" | "add"): Promise<string | undefined> {
    return db.write((tx) => rows.takeChallenge(tx, sessionId, purpose, clock.now()));
  }
}
