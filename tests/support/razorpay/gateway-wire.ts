import type { IncomingMessage, ServerResponse } from "node:http";

export type Body = Record<string, unknown>;

export class Refusal {
  readonly why: string;
  constructor(why: string) {
    this.why = why;
  }
}

export function orRefusal<T extends object>(done: T | string): T | Refusal {
  return typeof done === "string" ? new Refusal(done) : done;
}

export function list(items: object[]) {
  return { entity: "collection", count: items.length, items };
}

export async function readJson(request: IncomingMessage): Promise<Body> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text === "" ? {} : (JSON.parse(text) as Body);
}

export function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

export function sendText(response: ServerResponse, type: string, text: string): void {
  response
    .writeHead(200, {
      "content-type": `${type}; charset=utf-8`,
      "cross-origin-resource-policy": "cross-origin",
    })
    .end(text);
}
