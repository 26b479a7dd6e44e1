import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface LoadRequest {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResponse {
  readonly status: number;
  readonly body: Buffer;
}

/** By one connection, that stays: what a browser or a program of one person has. */
export function oneConnection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async ask({ path, body, ...asked }: LoadRequest): Promise<LoadResponse> {
      const sent = request(url + path, { ...asked, agent }).end(body);
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      return { status: answer.statusCode ?? 0, body: await buffer(answer) };
    },
    close: () => agent.destroy(),
  };
}

/** Of somebody who has a token, or of nobody. */
export function jsonRequest(token: string | null, path: string, body: object): LoadRequest {
  const who = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { ...who, "content-type": "application/json" };
  return { method: "POST", path, headers, body: JSON.stringify(body) };
}
