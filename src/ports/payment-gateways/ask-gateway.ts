import type { z } from "zod";
import { readJson } from "#contract/endpoints/read-json.ts";
import { askServer } from "#platform/ask-server.ts";
import type { Breaker } from "./breaker.ts";
import { GatewayRefusal, GatewayUnavailable } from "./payment-gateway.ts";

/** Whom to ask, and how. */
export interface GatewayServer {
  readonly apiUrl: string;
  /** What says who asks, and in which version. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where its words lie in an answer that refuses. */
  readonly refusal: z.ZodType<string>;
}

export interface Ask<Shape extends z.ZodType> {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly json?: object;
  /** In place of JSON, for those that read forms. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a second try after an unclear first one can do no harm. */
  readonly repeatable: boolean;
  readonly shape: Shape;
}

export type AskGateway = <Shape extends z.ZodType>(ask: Ask<Shape>) => Promise<z.output<Shape>>;

/** Three calls in a row must end before the shopper's patience of ten seconds does. */
const patienceMs = 3_000;
const keysPatienceMs = 10_000;
const mostBytes = 1_000_000;

/** Asks a gateway that answers in JSON: throws GatewayRefusal where it says no, GatewayUnavailable where nothing is known. */
export function gatewayClient(server: GatewayServer, breaker: Breaker): AskGateway {
  return async ({ shape, ...ask }) => {
    const body = await breaker.run(async () => {
      try {
        return await once(server, ask);
      } catch (error) {
        if (error instanceof GatewayRefusal || !ask.repeatable) throw error;
        return once(server, ask);
      }
    });
    const read = shape.safeParse(body);
    // An answer of another shape tells nothing of what happened.
    if (!read.success) throw new GatewayUnavailable("The gateway's answer has another shape.");
    return read.data;
  };
}

/** What stands between the shop and the gateway, in words; nothing when it knows the keys. */
export async function tryKeysAt(server: GatewayServer, path: string): Promise<string | undefined> {
  try {
    const { status } = await reach(server, { path }, keysPatienceMs);
    return status === 401 ? "refuses the keys" : undefined;
  } catch {
    return "cannot be reached";
  }
}

type Question = Pick<Ask<z.ZodType>, "method" | "path" | "json" | "form" | "headers">;

async function once(server: GatewayServer, question: Question): Promise<unknown> {
  const { status, text, headers } = await reach(server, question, patienceMs);
  // 409: a first call with the same key is still under way. Taken for a refusal, it would be made again under another.
  if (status === 409 || status === 429 || status >= 500)
    throw new GatewayUnavailable(
      `The gateway answered ${status}.`,
      Math.min(60, Number(headers["retry-after"]) || 5),
    );
  const body = readJson(text);
  if (body === undefined) throw new GatewayUnavailable("The gateway's answer cannot be read.");
  if (status >= 400) {
    const words = server.refusal.safeParse(body).data?.slice(0, 200);
    throw new GatewayRefusal(words ?? `The gateway answered ${status}.`);
  }
  return body;
}

async function reach(
  { apiUrl, headers: own }: GatewayServer,
  { method = "GET", path, json, form, headers }: Question,
  withinMs: number,
) {
  const answer = await askServer(apiUrl.replace(/\/+$/, "") + path, {
    method,
    headers: {
      ...own,
      accept: "application/json",
      ...(json && { "content-type": "application/json" }),
      ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      ...headers,
    },
    body: form ? new URLSearchParams(form).toString() : json && JSON.stringify(json),
    withinMs,
    mostBytes,
  }).catch((error: Error) => {
    throw new GatewayUnavailable(`The gateway does not answer: ${error.message}`);
  });
  // It has moved nowhere: whoever leads elsewhere is not the gateway.
  if (answer.status >= 300 && answer.status < 400)
    throw new GatewayUnavailable(`The gateway answered ${answer.status}.`);
  return answer;
}
