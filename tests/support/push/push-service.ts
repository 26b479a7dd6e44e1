import { createECDH, type ECDH, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { decrypt, readSender } from "./read-push.ts";

export interface PushedMessage {
  readonly to: string;
  /** As the browser reads it. */
  readonly payload: { title: string; text: string; path: string; tag: string };
  readonly ttl: number;
  readonly urgency: string | undefined;
}

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
  /** By which shop it is told; it takes nothing from another. */
  readonly sender: string;
  answers: number[];
}

/** What browsers' makers run, for a test: it proves the sender, and reads what only the browser can. */
export function createPushService(): Server {
  const browsers = new Map<string, Browser>();
  const messages: PushedMessage[] = [];
  const tries = new Map<string, number>();

  const server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const body = await bodyOf(request);
    const answer = (status: number, told: object = {}) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(told));
    const [, room, id = ""] = url.split("/");
    if (room === "control") return answer(200, control(id, body.length ? JSON.parse(body.toString()) : {}));
    const browser = browsers.get(id);
    if (!browser) return answer(404);
    tries.set(id, (tries.get(id) ?? 0) + 1);
    const fault = browser.answers.shift();
    if (fault) return answer(fault);
    try {
      const { key } = readSender(headers.authorization, origin);
      if (key !== browser.sender) return answer(403);
      if (headers["content-encoding"] !== "aes128gcm") return answer(415);
      const payload = JSON.parse(decrypt(body, browser.keys, browser.auth));
      const urgency = headers.urgency as string | undefined;
      messages.push({ to: id, payload, ttl: Number(headers.ttl), urgency });
      return answer(201);
    } catch {
      return answer(401);
    }

    function control(what: string, told: { sender?: string; id?: string; answers?: number[] }): object {
      if (what === "subscribe") {
        const keys = createECDH("prime256v1");
        keys.generateKeys();
        const auth = randomBytes(16);
        const made = randomUUID();
        browsers.set(made, { keys, auth, sender: told.sender ?? "", answers: [] });
        return {
          id: made,
          endpoint: `${origin}/push/${made}`,
          p256dh: keys.getPublicKey("base64url"),
          auth: auth.toString("base64url"),
        };
      }
      const browser = browsers.get(told.id ?? "");
      if (what === "answer" && browser) browser.answers = told.answers ?? [];
      return { messages, tries: Object.fromEntries(tries) };
    }
  });
  return server;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
