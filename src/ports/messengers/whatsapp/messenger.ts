import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { readJson } from "#contract/endpoints/read-json.ts";
import { askServer } from "#platform/ask-server.ts";
import { isHmac } from "#ports/payment-gateways/signature.ts";
import type { ChatAnswer, ChatMessenger } from "../chat-messenger.ts";
import { isForLater, shownError } from "./errors.ts";
import { readNews } from "./webhook.ts";

export interface WhatsAppKeys {
  readonly phoneNumberId: string;
  readonly accessToken: string;
  readonly appSecret: string;
  readonly verifyToken: string;
  readonly version: string;
  readonly apiUrl: string;
}

const mostBytes = 100_000;
const mostText = 4_096;
/** Where none of the question can have arrived. */
const neverReached = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"];

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });
const about = z.object({ display_phone_number: z.string().max(40) });

export function whatsappMessenger(keys: WhatsAppKeys, patienceMs = 10_000): ChatMessenger {
  const { phoneNumberId, accessToken, appSecret, verifyToken } = keys;
  const base = `${keys.apiUrl.replace(/\/+$/, "")}/${keys.version}/${phoneNumberId}`;
  const headers = { authorization: `Bearer ${accessToken}`, accept: "application/json" };

  return {
    sendTemplate: (id, to, { name, lang, values }) => {
      const parameters = values.map((text) => ({ type: "text", text: oneLine(text) }));
      return send(id, to, {
        type: "template",
        template: {
          name,
          language: { policy: "deterministic", code: lang },
          components: [{ type: "body", parameters }],
        },
      });
    },
    sendText: (id, to, text) => send(id, to, { type: "text", text: { body: text.slice(0, mostText) } }),
    isSigned: (text, told) => isHmac(signatureIn(told), text, appSecret),
    isOwnToken: (token) => isSame(token, verifyToken),
    read: (text) => readNews(text, phoneNumberId),
    async tryOut() {
      try {
        const url = `${base}?fields=display_phone_number`;
        const question = {
          method: "GET",
          headers,
          body: undefined,
          withinMs: patienceMs,
          mostBytes,
        } as const;
        const { status, text } = await askServer(url, question);
        const body = readJson(text);
        const read = about.safeParse(body);
        if (status === 200 && read.success) return { number: read.data.display_phone_number };
        return { trouble: shownError(body, status) };
      } catch (error) {
        return { trouble: `WhatsApp does not answer: ${(error as Error).message}` };
      }
    },
  };

  async function send(id: string, to: string, content: object): Promise<ChatAnswer> {
    const message = {
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to: to.replace(/^\+/, ""),
      ...content,
      biz_opaque_callback_data: id,
    };
    try {
      const { status, text } = await askServer(`${base}/messages`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(message),
        withinMs: patienceMs,
        mostBytes,
      });
      return answerOf(status, readJson(text), message.to);
    } catch (error) {
      const { code = "", message: why } = error as { code?: string; message: string };
      return {
        is: neverReached.includes(code) ? "later" : "unclear",
        why: `WhatsApp does not answer: ${why}`,
      };
    }
  }
}

function answerOf(status: number, body: unknown, to: string): ChatAnswer {
  const read = taken.safeParse(body);
  if (status === 200 && read.success) return { is: "taken", as: read.data.messages[0]?.id ?? "" };
  // A page in its place says nothing of what became of the message.
  if (status < 300 || (status >= 500 && typeof body !== "object"))
    return { is: "unclear", why: `WhatsApp answered ${status} in words that cannot be read.` };
  const why = shownError(body, status).replaceAll(to, "[number]");
  return { is: isForLater(body, status) ? "later" : "never", why };
}

/** No parameter may have a line's end, a tab or many spaces in it. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function signatureIn(headers: Headers): string {
  return headers.get("x-hub-signature-256")?.replace(/^sha256=/, "") ?? "";
}

function isSame(given: string, right: string): boolean {
  const [theirs, ours] = [Buffer.from(given), Buffer.from(right)];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
