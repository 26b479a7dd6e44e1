import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import type { Settings } from "#platform/settings.ts";
import { createNewsletterService } from "#shop/newsletter/newsletter-service.ts";

/** Who has confirmed, as CSV for the owner's mailing program, each with the link that every letter must carry. */
export async function listSubscribers(db: Database, settings: Settings): Promise<void> {
  const none = { send: async () => {} };
  const outbox = createOutbox({
    db,
    clock: systemClock,
    log: createLog("silent"),
    carriers: { mail: none, sms: none },
  });
  const newsletter = createNewsletterService({
    db,
    clock: systemClock,
    outbox,
    shopName: settings.SHOP_NAME,
    publicUrl: settings.publicUrl,
  });
  console.log("email,language,leave");
  for (const { email, lang, leaveUrl } of await newsletter.readList())
    console.log(`"${email.replaceAll('"', '""')}",${lang},${leaveUrl}`);
}
