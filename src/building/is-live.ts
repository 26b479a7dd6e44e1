import type { Settings } from "#platform/settings.ts";
import { sendsMail, sendsSms } from "#ports/messengers/messengers.ts";
import { isThisMachine } from "#server/http/metrics-access.ts";

/** Others can reach the shop, and money moves or codes can be sent: from here on a password alone opens no back office. */
export function isLive(settings: Settings): boolean {
  const { publicUrl, payments } = settings;
  return !isThisMachine(publicUrl) && (payments !== "mock" || sendsMail(settings) || sendsSms(settings));
}
