import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { tokenHash } from "#platform/ids.ts";
import type { AccountParts } from "../account-parts.ts";
import type { PasskeyRow } from "./factor-repository.ts";

/** ES256, EdDSA and RS256: what phones, keys and computers have. */
export const algorithms = [-7, -8, -257];
export const challengeLife = 5 * 60_000;
export const mostPasskeys = 20;

/** The library is heavy, and a shop where nobody has a passkey never needs it. */
export const webauthn = () => import("@simplewebauthn/server");

interface ExpectedChallenge {
  /** Of the challenge that it must answer. */
  readonly hash: string;
  /** Whether the phone has to have asked for finger, face or PIN. */
  readonly isVerified: boolean;
}

/** What browsers answer holds for the shop's own address alone. */
export function createPasskeyChecks({ publicUrl }: Pick<AccountParts, "publicUrl">) {
  const { origin, hostname: rpID } = new URL(publicUrl);
  const expected = ({ hash, isVerified }: ExpectedChallenge) => ({
    expectedChallenge: (challenge: string) => tokenHash(challenge) === hash,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: isVerified,
  });

  return {
    rpID,

    /** How often it was used by now, if it signed this. */
    async shown(answer: object, passkey: PasskeyRow, wanted: ExpectedChallenge): Promise<number | undefined> {
      const { verifyAuthenticationResponse } = await webauthn();
      const checked = await verifyAuthenticationResponse({
        ...expected(wanted),
        response: answer as AuthenticationResponseJSON,
        credential: {
          id: passkey.id,
          publicKey: Uint8Array.from(Buffer.from(passkey.public_key, "base64url")),
          counter: passkey.counter,
        },
      }).catch(refused);
      return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
    },

    /** The new passkey as it is kept. */
    async made(
      answer: object,
      wanted: ExpectedChallenge,
    ): Promise<Pick<PasskeyRow, "id" | "public_key" | "counter"> | undefined> {
      const { verifyRegistrationResponse } = await webauthn();
      const checked = await verifyRegistrationResponse({
        ...expected(wanted),
        response: answer as RegistrationResponseJSON,
        supportedAlgorithmIDs: algorithms,
      }).catch(refused);
      if (!checked?.verified || !checked.registrationInfo) return undefined;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      return { id, public_key: Buffer.from(publicKey).toString("base64url"), counter };
    },
  };
}

/** Whatever the library throws at is an answer that proves nothing. */
function refused(): undefined {
  return undefined;
}
