import { z } from "zod";
import { basicAuthorization } from "#platform/ask-server.ts";
import type { GatewayServer } from "../ask-gateway.ts";

export interface RazorpayKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly apiUrl: string;
}

const refusal = z
  .object({ error: z.object({ description: z.string() }) })
  .transform(({ error }) => error.description);

export function serverOf({ keyId, keySecret, apiUrl }: RazorpayKeys): GatewayServer {
  return { apiUrl, headers: { authorization: basicAuthorization(keyId, keySecret) }, refusal };
}
