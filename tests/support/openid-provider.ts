import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Provider from "oidc-provider";

export interface OpenIdProvider {
  readonly issuer: string;
  /** Who has an account there, by subject. */
  readonly people: Map<string, { email: string; email_verified: boolean; name: string }>;
  /** Who is at the browser when it asks. */
  present: string;
  stop(): Promise<void>;
}

export const client = { id: "haat", secret: "a-secret-that-only-the-shop-knows" };

/** A real OpenID provider on this machine, in which somebody is signed in already and agrees to everything. */
export async function startOpenIdProvider(
  port: number,
  returnTo: readonly string[],
): Promise<OpenIdProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const running: OpenIdProvider = { issuer, people: new Map(), present: "", stop };
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [...returnTo] }],
    scopes: ["openid", "email", "profile"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/agree/${uid}` },
    findAccount: async (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...running.people.get(sub) }),
    }),
    cookies: { keys: ["kept for the length of a test"] },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/agree/")) void agree(provider, running.present, request, response);
    else void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return running;

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function agree(
  provider: Provider,
  accountId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { login: { accountId }, consent });
}
