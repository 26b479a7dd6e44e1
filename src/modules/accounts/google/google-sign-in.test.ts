import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ForgingProvider, startForgingProvider } from "#support/forging-provider.ts";
import { freePort } from "#support/free-port.ts";
import { client, type OpenIdProvider, startOpenIdProvider } from "#support/openid-provider.ts";
import { createGoogleSignIn, type GoogleJourney, type GoogleSignIn } from "./google-sign-in.ts";

const returnTo = "http://127.0.0.1:4351/login/google/return";
const asha = { email: "asha@example.com", email_verified: true, name: "Asha Rao" };

/** What a browser does: follow, and keep each host's cookies. */
async function walk(url: string): Promise<URL> {
  const jar = new Map<string, string>();
  for (let at = new URL(url), steps = 0; steps < 10; steps++) {
    if (at.href.startsWith(returnTo)) return at;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(at, { redirect: "manual", headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const next = answer.headers.get("location");
    if (!next) throw new Error(`${answer.status} ${await answer.text()}`);
    at = new URL(next, at);
  }
  throw new Error("The provider leads in a circle.");
}

describe("signing in at an OpenID provider", () => {
  let provider: OpenIdProvider;
  let google: GoogleSignIn;
  beforeEach(async () => {
    provider = await startOpenIdProvider(await freePort(), [returnTo]);
    provider.people.set("a1", asha).set("b2", { ...asha, email: "ravi@example.com", email_verified: false });
    provider.present = "a1";
    google = createGoogleSignIn({
      issuer: provider.issuer,
      clientId: client.id,
      clientSecret: client.secret,
      returnTo,
    });
  });
  afterEach(() => provider.stop());

  it("tells who came back, by subject, with the address and whether it is verified", async () => {
    const { url, journey } = await google.begin();
    expect(await google.finish(await walk(url), journey)).toEqual({
      issuer: provider.issuer,
      subject: "a1",
      email: asha.email,
      emailVerified: true,
      name: asha.name,
    });
    provider.present = "b2";
    const second = await google.begin();
    expect(await google.finish(await walk(second.url), second.journey)).toMatchObject({
      subject: "b2",
      emailVerified: false,
    });
  });

  it("asks with PKCE, state and nonce, new at each journey", async () => {
    const [one, two] = [await google.begin(), await google.begin()];
    const query = new URL(one.url).searchParams;
    expect(query.get("code_challenge_method")).toBe("S256");
    expect(query.get("response_type")).toBe("code");
    expect(one.url).not.toContain(one.journey.verifier);
    for (const part of ["state", "nonce", "verifier"] as const) {
      expect(one.journey[part]).not.toBe(two.journey[part]);
      expect(one.journey[part].length).toBeGreaterThanOrEqual(43);
    }
  });

  it("takes a code once, and not on another journey", async () => {
    const [mine, other] = [await google.begin(), await google.begin()];
    const back = await walk(mine.url);
    await expect(google.finish(back, other.journey)).rejects.toThrow();
    const mixed: GoogleJourney = { ...other.journey, state: mine.journey.state };
    await expect(google.finish(back, mixed)).rejects.toThrow();
    const fresh = await google.begin();
    const there = await walk(fresh.url);
    await google.finish(there, fresh.journey);
    await expect(google.finish(there, fresh.journey)).rejects.toThrow();
  });

  it("refuses a return without a code, with another state, or from another issuer", async () => {
    const { url, journey } = await google.begin();
    const back = await walk(url);
    const changed = (name: string, value: string | null) => {
      const copy = new URL(back);
      if (value === null) copy.searchParams.delete(name);
      else copy.searchParams.set(name, value);
      return google.finish(copy, journey);
    };
    await expect(changed("state", "another")).rejects.toThrow();
    await expect(changed("state", null)).rejects.toThrow();
    await expect(changed("iss", "https://evil.example")).rejects.toThrow();
    await expect(changed("code", null)).rejects.toThrow();
    await expect(
      google.finish(new URL(`${returnTo}?error=access_denied&state=${journey.state}`), journey),
    ).rejects.toThrow();
  });
});

describe("an identity that is not true", () => {
  let forging: ForgingProvider;
  let google: GoogleSignIn;
  beforeEach(async () => {
    forging = await startForgingProvider(await freePort());
    google = createGoogleSignIn({ issuer: forging.issuer, clientId: "haat", clientSecret: "x", returnTo });
  });
  afterEach(() => forging.stop());

  async function comeBack(claims: Record<string, unknown>, lie: Partial<ForgingProvider> = {}) {
    const { journey } = await google.begin();
    Object.assign(forging, { header: {}, withStrangersKey: false, ...lie });
    forging.claims = { nonce: journey.nonce, ...claims };
    const back = new URL(
      `${returnTo}?code=c&state=${journey.state}&iss=${encodeURIComponent(forging.issuer)}`,
    );
    return google.finish(back, journey);
  }

  it("is believed when it is true: the lies below are what is refused", async () => {
    expect(await comeBack({})).toMatchObject({ subject: "subject-1", emailVerified: true });
  });

  const past = Math.floor(Date.now() / 1000) - 3_600;
  const lies: [string, Record<string, unknown>, Partial<ForgingProvider>?][] = [
    ["of another journey", { nonce: "another" }],
    ["without a nonce", { nonce: undefined }],
    ["for another shop", { aud: "another-shop" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["that has run out", { exp: past, iat: past - 300 }],
    ["without a subject", { sub: undefined }],
    ["without a signature", {}, { header: { alg: "none", kid: undefined } }],
    ["signed by a stranger", {}, { withStrangersKey: true }],
    ["signed with the secret as a key", {}, { header: { alg: "HS256" } }],
  ];
  for (const [name, claims, lie] of lies)
    it(`is refused ${name}`, async () => {
      await expect(comeBack(claims, lie)).rejects.toThrow();
    });

  it("counts an address as verified by nothing but a plain yes", async () => {
    for (const email_verified of ["true", 1, undefined, null, {}])
      expect(await comeBack({ email_verified })).toMatchObject({ emailVerified: false });
  });
});
