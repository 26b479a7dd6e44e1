import { pathIn } from "#contract/lang-address.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { tokenHash } from "#platform/ids.ts";
import type { AccountContext } from "../account-context.ts";
import { identitiesOf } from "../google/identities-repository.ts";
import { messagesIn } from "../messages.ts";
import { emailOf, findUser, lockUser } from "../profile/users-repository.ts";
import { browserName } from "../rules/browser-name.ts";
import { hasOtherWayIn } from "../rules/sign-in-methods.ts";
import { handleOf } from "../rules/user-handle.ts";
import * as rows from "../second-factor/factor-repository.ts";
import {
  algorithms,
  challengeLife,
  createPasskeyChecks,
  mostPasskeys,
  webauthn,
} from "../second-factor/passkey-checks.ts";
import type { Reauthentication } from "../second-factor/reauthentication.ts";
import { writeToOwner } from "../staff/write-to-owner.ts";
import type { Visit } from "../visit.ts";

interface Self {
  readonly userId: string;
  readonly sessionId: string;
}

/** The passkeys by which a shopper signs in. */
export function createOwnPasskeys(
  { parts }: Pick<AccountContext, "parts">,
  reauthenticate: Reauthentication,
) {
  const { db, clock, shopName, publicUrl } = parts;
  const checks = createPasskeyChecks(parts);

  return {
    async ownPasskeys(userId: string) {
      const [user, all] = [await findUser(db.read, userId), await rows.passkeysOf(db.read, userId)];
      return all.map(({ id, name, created_at: addedAt, used_at: usedAt, is_factor }) => ({
        id,
        name,
        addedAt,
        usedAt,
        /** Added after the second factor was shown. */
        isOfStaff: is_factor === 1 && user?.role != null,
      }));
    },

    /** Whoever gets an offer has shown that it is them, so that the answer need not. */
    async offerPasskey(self: Self, password: string, { lang }: Visit): Promise<Outcome<object>> {
      const user = await findUser(db.read, self.userId);
      if (!user) return failure("notSignedIn");
      const sure = await reauthenticate(user, self.sessionId, password);
      if (!sure.ok) return sure;
      const known = await rows.passkeysOf(db.read, user.id);
      if (known.length >= mostPasskeys) return failure("passkeysFull");
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: shopName(lang),
        rpID: checks.rpID,
        userName: emailOf(user) ?? user.phone ?? user.name,
        userDisplayName: user.name,
        userID: handleOf(user.id),
        attestationType: "none",
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs: algorithms,
      });
      await db.write((tx) =>
        rows.replaceChallenge(tx, {
          session_id: self.sessionId,
          purpose: "add",
          challenge_hash: tokenHash(options.challenge),
          expires_at: clock.now() + challengeLife,
        }),
      );
      return success(options);
    },

    async keepPasskey({ userId, sessionId }: Self, answer: object, visit: Visit): Promise<Outcome<void>> {
      const hash = await db.write((tx) => rows.takeChallenge(tx, sessionId, "add", clock.now()));
      const made = hash && (await checks.made(answer, { hash, isVerified: true }));
      if (!made) return failure("passkeyRefused");
      return db.write(async (tx): Promise<Outcome<void>> => {
        const user = await lockUser(tx, userId);
        if (!user) return failure("notSignedIn");
        if ((await rows.passkeysOf(tx, userId)).length >= mostPasskeys) return failure("passkeysFull");
        const name = browserName(visit.userAgent) || "Passkey";
        const about = { user_id: userId, name, created_at: clock.now(), used_at: null, is_factor: 0 };
        if (!(await rows.insertPasskey(tx, { ...made, ...about }))) return failure("passkeyRefused");
        const words = messagesIn(visit.lang);
        const ways = { undo: publicUrl + pathIn(visit.lang, paths.forgotPassword()), name };
        await writeToOwner(parts, tx, user, words.passkeyAdded(shopName(visit.lang), ways));
        return success(undefined);
      });
    },

    /** One of the staff's leads to the second-factor prompt. */
    async dropPasskey(
      self: Self,
      { id, password }: { readonly id: string; readonly password: string },
      { lang }: Visit,
    ): Promise<Outcome<void>> {
      const found = await findUser(db.read, self.userId);
      if (!found) return failure("notSignedIn");
      const sure = await reauthenticate(found, self.sessionId, password);
      if (!sure.ok) return sure;
      return db.write(async (tx): Promise<Outcome<void>> => {
        const user = await lockUser(tx, self.userId);
        const all = await rows.passkeysOf(tx, self.userId);
        const known = all.find((one) => one.id === id);
        if (!user || !known) return failure("notFound");
        if (known.is_factor === 1 && user.role !== null) return failure("factorNeeded");
        const identities = await identitiesOf(tx, user.id);
        if (all.length === 1 && !hasOtherWayIn(user, identities.length)) return failure("lastPasskey");
        await rows.deletePasskey(tx, user.id, id);
        await writeToOwner(
          parts,
          tx,
          user,
          messagesIn(lang).passkeyRemoved(shopName(lang), {
            url: publicUrl + pathIn(lang, paths.passkeys()),
            name: known.name,
          }),
        );
        return success(undefined);
      });
    },
  };
}
