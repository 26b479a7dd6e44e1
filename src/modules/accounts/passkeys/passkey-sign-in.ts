import { failure, type Outcome, success } from "#contract/outcome.ts";
import { newToken, tokenHash } from "#platform/ids.ts";
import type { AccountContext } from "../account-context.ts";
import { lockUser } from "../profile/users-repository.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import { isHandleOf } from "../rules/user-handle.ts";
import * as kept from "../second-factor/factor-repository.ts";
import { challengeLife, createPasskeyChecks, webauthn } from "../second-factor/passkey-checks.ts";
import type { SignedIn } from "../sessions/sessions-service.ts";
import type { Visit } from "../visit.ts";
import { insertPasskeyTry, takePasskeyTry } from "./passkey-tries-repository.ts";

interface PasskeyAnswer {
  readonly answer: object;
  /** What the browser got with the challenge. */
  readonly asked: string;
  readonly remember: boolean;
}

/** Sign-in by passkey (WebAuthn). Who signs in says nothing first: the passkey names its account. */
export function createPasskeySignIn({ parts, sessions, tries }: Omit<AccountContext, "secrets">) {
  const { db, clock } = parts;
  const checks = createPasskeyChecks(parts);

  return {
    async askForPasskey({ address }: Visit): Promise<Outcome<{ options: object; asked: string }>> {
      const allowed = await tries.take(limitsOf.passkeyTryFromNetwork(address));
      if (!allowed.ok) return allowed;
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID: checks.rpID,
        userVerification: "required",
        timeout: challengeLife,
      });
      const asked = newToken();
      await db.write((tx) =>
        insertPasskeyTry(tx, {
          token_hash: tokenHash(asked),
          challenge_hash: tokenHash(options.challenge),
          expires_at: clock.now() + challengeLife,
        }),
      );
      return success({ options, asked });
    },

    /** A passkey of the staff is their second factor in the same breath: the phone has seen finger, face or PIN. */
    async signInWithPasskey(
      { answer, asked, remember }: PasskeyAnswer,
      visit: Visit,
    ): Promise<Outcome<SignedIn>> {
      const { id, response } = answer as { id?: unknown; response?: { userHandle?: unknown } };
      const hash = await db.write((tx) => takePasskeyTry(tx, tokenHash(asked), clock.now()));
      const passkey = typeof id === "string" ? await kept.findPasskey(db.read, id) : undefined;
      if (!hash || !passkey || !isHandleOf(response?.userHandle, passkey.user_id))
        return failure("passkeyRefused");
      const counter = await checks.shown(answer, passkey, { hash, isVerified: true });
      if (counter === undefined) return failure("passkeyRefused");
      return db.write(async (tx): Promise<Outcome<SignedIn>> => {
        const user = await lockUser(tx, passkey.user_id);
        const at = clock.now();
        const isFirst = await kept.usePasskey(tx, passkey, { counter, at });
        if (!user || !isFirst) return failure("passkeyRefused");
        const opened = await sessions.open(tx, user, visit, { remember, by: "passkey" });
        if (passkey.is_factor === 1)
          await kept.noteFactor(tx, { userId: user.id, sessionId: opened.sessionId }, at);
        return success(opened);
      });
    },
  };
}
