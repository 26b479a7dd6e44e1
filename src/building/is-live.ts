import type { Settings } from "#platform/settings.ts";
import { isThisMachine } from "#server/http/figures-door.ts";

/** Others can reach the shop, and money moves or codes can be sent: from here on a password alone opens no back office. */
export function isLive({ publicUrl, payments, SMTP_URL, SMS_URL }: Settings): boolean {
  return !isThisMachine(publicUrl) && (payments !== "mock" || Boolean(SMTP_URL || SMS_URL));
}
