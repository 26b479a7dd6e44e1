import { isSet, type Settings } from "#platform/settings.ts";
import {
  chosenMessenger,
  mailMessengers,
  sendsMail,
  sendsSms,
  smsMessengers,
} from "#ports/messengers/messengers.ts";
import { gatewayNamed } from "#ports/payment-gateways/gateways.ts";

/** What will not work as an owner expects, in plain words; asks outside, so nobody waits for it. */
export async function startupWarnings(settings: Settings): Promise<string[]> {
  const asked = await Promise.all([mailServer(settings), gateway(settings)]);
  return [...missing(settings), ...asked.filter((words) => words !== undefined)];
}

function missing(settings: Settings): string[] {
  const { isLocal, payments, publicUrl, DATA_DIR } = settings;
  const { webhook } = gatewayNamed(payments);
  const words: string[] = [];
  if (webhook && !isSet(settings, webhook.secret))
    words.push(
      `${webhook.secret} is not set: who closes the browser after paying waits minutes for the confirmation.`,
    );
  if (isLocal) return words;
  if (!sendsMail(settings))
    words.push(
      `${keysOf(mailMessengers)} is not set: nobody gets a mail, each one becomes a file in ${DATA_DIR}/outbox.`,
    );
  if (!sendsSms(settings))
    words.push(`${keysOf(smsMessengers)} is not set: nobody gets a code to sign in by phone.`);
  if (publicUrl.startsWith("http:"))
    words.push("PUBLIC_URL is not https: passwords and cookies travel readable, and phones refuse to pay.");
  return words;
}

function keysOf(among: readonly { readonly keys: readonly string[] }[]): string {
  return among.map(({ keys }) => keys.join(" and ")).join(" or ");
}

async function mailServer(settings: Settings): Promise<string | undefined> {
  const messenger = chosenMessenger(mailMessengers, settings);
  const trouble = await messenger?.tryOut?.(settings);
  return trouble && `${messenger?.keys[0]}: ${trouble}; mails wait and are tried again for 72 hours.`;
}

async function gateway(settings: Settings): Promise<string | undefined> {
  const { keys, title, tryKeys } = gatewayNamed(settings.payments);
  const trouble = await tryKeys(settings);
  return trouble && `${keys[0]}: ${title} ${trouble}; nobody can pay until that is mended.`;
}
