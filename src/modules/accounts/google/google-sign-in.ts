import type { Configuration } from "openid-client";

export interface GoogleProfile {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

/** What the browser keeps while it is away at Google; none of it is of use to anybody else. */
export interface GoogleJourney {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface GoogleSignIn {
  begin(): Promise<{ readonly url: string; readonly journey: GoogleJourney }>;
  /** Rejects whatever does not belong to this journey or is not signed by the issuer. */
  finish(returned: URL, journey: GoogleJourney): Promise<GoogleProfile>;
}

export interface GoogleSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly returnTo: string;
}

const patience = 10;

/**
 * Sign-in with Google: OAuth 2.0 with OpenID Connect, by the code flow with PKCE. The provider's addresses are asked
 * of it when first needed.
 */
export function createGoogleSignIn(settings: GoogleSettings): GoogleSignIn {
  const { clientId, clientSecret, returnTo } = settings;
  const issuer = new URL(settings.issuer);
  let found: Promise<Configuration> | undefined;

  return {
    async begin() {
      const openid = await library();
      const config = await configuration();
      const journey = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: "openid email profile",
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, journey };
    },

    async finish(returned, { state, nonce, verifier }) {
      const openid = await library();
      const config = await configuration();
      // The address that the browser shows may be a proxy's; the one we registered counts.
      const here = new URL(returnTo);
      here.search = returned.search;
      const tokens = await openid.authorizationCodeGrant(config, here, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider sent no identity.");
      const told =
        claims.email === undefined
          ? { ...claims, ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub)) }
          : claims;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof told.email === "string" ? told.email : "",
        emailVerified: told.email_verified === true,
        name: typeof told.name === "string" ? told.name : "",
      };
    },
  };

  function configuration(): Promise<Configuration> {
    found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  }

  async function discover(): Promise<Configuration> {
    const openid = await library();
    return openid.discovery(issuer, clientId, clientSecret, undefined, {
      timeout: patience,
      execute: [
        // Without it the library trusts whatever TLS brought and leaves the signature unread.
        openid.enableNonRepudiationChecks,
        ...(isLoopback(issuer) ? [openid.allowInsecureRequests] : []),
      ],
    });
  }
}

/** Read when somebody comes by Google, not by every shop at its start. */
function library() {
  return import("openid-client");
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
