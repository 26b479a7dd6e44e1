import { createHmac } from "node:crypto";
import { join } from "node:path";
import { startStandIn } from "../stand-in.ts";

type Fault = "" | "slow" | "hangsUp" | "down" | "page" | "lying";

interface Taken {
  readonly as: string;
  readonly to: string;
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it sent
  readonly body: any;
}

export const whatsappKeys = {
  WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
  WHATSAPP_ACCESS_TOKEN: "standin-access-token",
  WHATSAPP_APP_SECRET: "standin-app-secret",
  WHATSAPP_VERIFY_TOKEN: "standin-verify-token",
};

/** As WhatsApp signs what it tells. */
export function signed(text: string, secret = whatsappKeys.WHATSAPP_APP_SECRET): Record<string, string> {
  return { "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(text).digest("hex")}` };
}

/** WhatsApp of our own in a process of its own: slow, hanging up, down, lying, and telling all twice and out of order. */
export async function startWhatsApp() {
  const program = join(import.meta.dirname, "whatsapp-main.ts");
  const { url, stop } = await startStandIn("whatsapp", program, {
    TOKEN: whatsappKeys.WHATSAPP_ACCESS_TOKEN,
    SECRET: whatsappKeys.WHATSAPP_APP_SECRET,
    NUMBER: whatsappKeys.WHATSAPP_PHONE_NUMBER_ID,
  });
  const control = async (told: Readonly<Record<string, string>>) =>
    (await (await fetch(`${url}/control?${new URLSearchParams(told)}`)).json()) as {
      asked: number;
      taken: Taken[];
    };
  return {
    url,
    env: { ...whatsappKeys, WHATSAPP_API_URL: url },
    behave: (fault: Fault) => control({ fault }),
    /** Each message to it is refused with this code; with none it is taken again. */
    refuse: (number: string, code?: number, status = 400) =>
      control({ refuse: code ? `${number}:${code}:${status}` : number }),
    /** Taken, and told afterwards to have failed. */
    fail: (number: string) => control({ failing: number }),
    /** Whom it tells what becomes of messages. */
    tellTo: (shop: string) => control({ webhook: `${shop}/api/webhooks/whatsapp` }),
    /** Somebody writes to the shop; it is told twice. */
    say: (from: string, says: string, as: string) => control({ from, says, as }),
    taken: async () => (await control({})).taken,
    stop,
  };
}
