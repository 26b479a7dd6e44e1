import { askServer } from "#platform/ask-server.ts";
import type { Breaker } from "../breaker.ts";
import { GatewayRefusal, GatewayUnavailable } from "../payment-gateway.ts";

export interface RazorpayKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly apiUrl: string;
}

export interface Ask {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly json?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a second try after an unclear first one can do no harm. */
  readonly repeatable: boolean;
}

export type RazorpayClient = (ask: Ask) => Promise<unknown>;

/** Three calls in a row must end before the shopper's patience of ten seconds does. */
const patienceMs = 3_000;
const mostBytes = 1_000_000;

export function createRazorpayClient(
  { keyId, keySecret, apiUrl }: RazorpayKeys,
  breaker: Breaker,
): RazorpayClient {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  const base = apiUrl.replace(/\/+$/, "");

  return (ask) =>
    breaker.run(async () => {
      try {
        return await once(ask);
      } catch (error) {
        if (error instanceof GatewayRefusal || !ask.repeatable) throw error;
        return once(ask);
      }
    });

  async function once({ method = "GET", path, json, headers }: Ask): Promise<unknown> {
    const { status, text, retryAfter } = await reach(`${base}${path}`, {
      method,
      headers: {
        authorization,
        accept: "application/json",
        ...(json && { "content-type": "application/json" }),
        ...headers,
      },
      body: json && JSON.stringify(json),
      withinMs: patienceMs,
      mostBytes,
    });
    // It has moved nowhere: whoever leads elsewhere is not the gateway.
    if (status === 429 || status >= 500 || (status >= 300 && status < 400))
      throw new GatewayUnavailable(`The gateway answered ${status}.`, retryAfter);
    const body = parse(text);
    if (status >= 400) throw new GatewayRefusal(refusalOf(body, status));
    return body;
  }
}

async function reach(...question: Parameters<typeof askServer>) {
  try {
    const { status, headers, text } = await askServer(...question);
    const retryAfter = Number(headers["retry-after"]) || 5;
    return { status, text, retryAfter: Math.min(60, retryAfter) };
  } catch (error) {
    throw new GatewayUnavailable(`The gateway does not answer: ${(error as Error).message}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayUnavailable("The gateway's answer cannot be read.");
  }
}

function refusalOf(body: unknown, status: number): string {
  const description = (body as { error?: { description?: unknown } } | null)?.error?.description;
  return typeof description === "string" ? description.slice(0, 200) : `The gateway answered ${status}.`;
}
