import { trySmtp } from "#platform/mail/try-smtp.ts";
import type { Settings } from "#platform/settings.ts";
import { tryRazorpay } from "#shop/payments/gateways/try-razorpay.ts";

/** What will not work as an owner expects, in plain words; asks outside, so nobody waits for it. */
export async function startupWarnings(settings: Settings): Promise<string[]> {
  const asked = await Promise.all([mailServer(settings), gateway(settings)]);
  return [...missing(settings), ...asked.filter((words) => words !== undefined)];
}

function missing(settings: Settings): string[] {
  const { isLocal, payments, publicUrl, DATA_DIR, SMTP_URL, SMS_URL, RAZORPAY_WEBHOOK_SECRET } = settings;
  const words: string[] = [];
  if (payments === "razorpay" && !RAZORPAY_WEBHOOK_SECRET)
    words.push(
      "RAZORPAY_WEBHOOK_SECRET is not set: who closes the browser after paying waits minutes for the confirmation.",
    );
  if (isLocal) return words;
  if (!SMTP_URL)
    words.push(`SMTP_URL is not set: nobody gets a mail, each one becomes a file in ${DATA_DIR}/outbox.`);
  if (!SMS_URL) words.push("SMS_URL is not set: nobody gets a code to sign in by phone.");
  if (publicUrl.startsWith("http:"))
    words.push("PUBLIC_URL is not https: passwords and cookies travel readable, and phones refuse to pay.");
  return words;
}

async function mailServer({ SMTP_URL }: Settings): Promise<string | undefined> {
  if (!SMTP_URL) return undefined;
  const trouble = await trySmtp(SMTP_URL);
  return (
    trouble && `SMTP_URL: ${new URL(SMTP_URL).host} ${trouble}; mails wait and are tried again for 72 hours.`
  );
}

async function gateway(settings: Settings): Promise<string | undefined> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_API_URL: apiUrl } = settings;
  if (settings.payments !== "razorpay" || !keyId || !keySecret) return undefined;
  const trouble = await tryRazorpay({ keyId, keySecret, apiUrl });
  return trouble && `RAZORPAY_KEY_ID: Razorpay ${trouble}; nobody can pay until that is mended.`;
}
