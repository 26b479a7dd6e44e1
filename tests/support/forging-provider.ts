import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";

export interface ForgingProvider {
  readonly issuer: string;
  /** What the next identity says instead of the truth. */
  claims: Record<string, unknown>;
  header: Record<string, unknown>;
  /** Signs with a key that is not published. */
  withStrangersKey: boolean;
  stop(): Promise<void>;
}

const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
const strangers = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** A provider that lies on demand, to see that none of its lies is believed. */
export async function startForgingProvider(port: number): Promise<ForgingProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const forging: ForgingProvider = { issuer, claims: {}, header: {}, withStrangersKey: false, stop };
  const answers: Record<string, () => object> = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      authorization_response_iss_parameter_supported: true,
    }),
    "/jwks": () => ({
      keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }],
    }),
    "/token": () => ({
      access_token: "of no use",
      token_type: "Bearer",
      expires_in: 60,
      id_token: identity(forging),
    }),
  };
  const server = createServer((request, response) => {
    const answer = answers[(request.url ?? "").split("?")[0] ?? ""];
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return forging;

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function identity({ issuer, claims, header, withStrangersKey }: ForgingProvider): string {
  const now = Math.floor(Date.now() / 1000);
  const body = {
    iss: issuer,
    aud: "haat",
    sub: "subject-1",
    iat: now,
    exp: now + 300,
    email: "victim@example.com",
    email_verified: true,
    name: "Victim",
    ...claims,
  };
  const head = { alg: "RS256", kid: "one", typ: "JWT", ...header };
  const signed = `${encode(head)}.${encode(body)}`;
  if (head.alg === "none") return `${signed}.`;
  const { privateKey } = withStrangersKey ? strangers : own;
  return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
