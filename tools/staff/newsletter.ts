import { wordsIn } from "#contract/words.ts";
import { systemClock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { csvLine } from "#shop/invoices/rules/csv-line.ts";
import { createNewsletterService } from "#shop/newsletter/newsletter-service.ts";
import type { Command, StaffShop } from "./command.ts";

export const newsletter: Command = {
  right: () => "customers.export",
  forms: { "newsletter list": "who has confirmed, as CSV, each with the link that every letter must carry" },
  async run(shop, [verb]) {
    if (verb !== "list") return "unclear";
    await listSubscribers(shop);
    return "done";
  },
};

async function listSubscribers({ db, settings, shopSettings }: StaffShop): Promise<void> {
  const none = { send: async () => {} };
  const outbox = createOutbox({
    db,
    clock: systemClock,
    log: createLog("silent"),
    carriers: { mail: none, sms: none },
  });
  const service = createNewsletterService({
    db,
    clock: systemClock,
    outbox,
    shopName: (lang) => wordsIn(shopSettings.now().shop.name, lang),
    publicUrl: settings.publicUrl,
    // The command lists, and changes nobody's consent.
    noteConsent: async () => {},
    mailPerHour: settings.MAIL_PER_HOUR,
  });
  const say = (...cells: string[]) => console.log(csvLine(cells).trimEnd());
  say("email", "language", "leave");
  for (const { email, lang, leaveUrl } of await service.readList()) say(email, lang, leaveUrl);
}
