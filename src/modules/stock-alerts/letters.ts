import { pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { inEveryLanguage } from "#languages/in-every-language.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { Message } from "#platform/outbox/message.ts";
import { letters as en } from "./letters/en.ts";

/** Where a person can be reached: by what is proved to be theirs. */
export interface Reached {
  readonly email: string | null;
  readonly phone: string | null;
}

interface Shop {
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
}

interface Alert {
  readonly lang: Lang;
  readonly colour: string;
  readonly size: string;
}

/** By mail where there is an address, else by SMS; nothing for whoever has neither. */
export function backMessage(
  { shopName, publicUrl }: Shop,
  { lang, colour, size }: Alert,
  { id, title, titleHi }: Pick<Sellable, "id" | "title" | "titleHi">,
  { email, phone }: Reached,
): Message | undefined {
  const words = lettersIn(lang);
  const url = publicUrl + pathIn(lang, paths.product(id));
  const name = lang === "hi" ? titleHi || title : title;
  const choice = [colour, size].filter((one) => one !== "").join(", ");
  const data = { goods: choice ? `${name} (${choice})` : name, shop: shopName(lang), url };
  if (email !== null) return mailOf(email, words.back(data));
  return phone === null
    ? undefined
    : { kind: "sms", to: phone, text: words.backSms(data), template: "stock-alert" };
}

export const lettersIn = inEveryLanguage(en, ({ stockAlertLetters }) => stockAlertLetters);
