import { formatRupees } from "#contract/format/money.ts";
import { pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { inEveryLanguage } from "#languages/in-every-language.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { MailMessage } from "#platform/outbox/message.ts";
import { letters as en } from "./letters/en.ts";
import type { PriceDrop } from "./rules/price-drops.ts";

type Named = Pick<Sellable, "id" | "title" | "titleHi">;

interface Reminder {
  readonly to: string;
  readonly lang: Lang;
  readonly shop: string;
  readonly publicUrl: string;
  readonly stopToken: string;
  readonly drops: readonly PriceDrop[];
  readonly left: readonly Named[];
  readonly offers: ReadonlyMap<string, Named>;
}

/** One mail of both, however much there is to say. */
export function reminderMail(reminder: Reminder): MailMessage {
  const { to, lang, shop, publicUrl, stopToken, drops, left, offers } = reminder;
  const nameOf = (one: Named | undefined) => (lang === "hi" ? one?.titleHi || one?.title : one?.title) ?? "";
  const at = (path: string) => publicUrl + pathIn(lang, path);
  const cheaper = drops.map(({ productId, wasPaise, nowPaise }) => ({
    goods: nameOf(offers.get(productId)),
    was: formatRupees(wasPaise),
    now: formatRupees(nowPaise),
  }));
  const words = lettersIn(lang).reminder({
    ...{ shop, cheaper, left: left.map(nameOf) },
    ...{ wishlist: at(paths.wishlist()), cart: at(paths.cart()), stop: at(paths.stopReminders(stopToken)) },
  });
  return mailOf(to, words);
}

const lettersIn = inEveryLanguage(en, ({ reminderLetters }) => reminderLetters);
