import type { Outcome } from "#contract/outcome.ts";
import type { Limit } from "#platform/limits/limits.ts";
import type { AccountContext } from "../account-context.ts";
import { limitsOf } from "../public/sign-in-limits.ts";

export type MailLimit = ReturnType<typeof createMailLimit>;

/** Whether one more mail may go to an address that somebody typed, counted as said: it may be a stranger's. */
export function createMailLimit({ parts, tries }: Pick<AccountContext, "parts" | "tries">) {
  const { log, mailPerHour } = parts;
  return async (to: Limit, address: string): Promise<Outcome<void>> => {
    const allowed = await tries.take(limitsOf.mailFromNetwork(address), to);
    if (!allowed.ok) return allowed;
    const inShop = await tries.take(limitsOf.askedMailOfShop(mailPerHour));
    if (!inShop.ok)
      log.warn({ mailPerHour }, "the mails that anybody can ask for are used up: MAIL_PER_HOUR");
    return inShop;
  };
}
