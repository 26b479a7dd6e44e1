import { type Lang, langs } from "#contract/texts/lang.ts";
import { modules } from "#modules";
import { messagesIn } from "#modules/accounts/messages.ts";
import { messagesOf, smsAbout } from "#modules/orders/messages/order-messages.ts";

/** Where something stands that changes, as the operators' forms have it. */
const varies = "{#var#}";

export interface SmsText {
  readonly template: string;
  readonly lang: Lang;
  readonly text: string;
}

/** Every text that goes by SMS, made by what writes it: these are registered with the operators (DLT). */
export function smsTexts(): SmsText[] {
  return langs.flatMap((lang) =>
    Object.entries(textsIn(lang)).map(([template, text]) => ({ template, lang, text })),
  );
}

function textsIn(lang: Lang): Record<string, string> {
  const accounts = messagesIn(lang);
  const orders = messagesOf(lang);
  const sms = (sentence: string) => smsAbout(orders.subject(sentence, varies, varies), varies);
  const about = (prefix: string, news: Readonly<Record<string, string>>) =>
    Object.entries(news).map(([name, sentence]) => [`${prefix}-${name}`, sms(sentence)]);
  return {
    "sign-in-code": accounts.code(varies, varies),
    invitation: accounts.invitationBySms(varies, varies),
    "order-code": orders.cashCode(varies, varies, { code: varies, link: varies }),
    "order-pay": orders.paySms(varies, varies, varies, varies),
    ...Object.fromEntries(about("order", orders.news)),
    ...Object.fromEntries(
      Object.entries(orders.moneyBack).map(([name, say]) => [`order-${name}`, sms(say(varies, varies))]),
    ),
    ...Object.fromEntries(about("order-return", orders.returns.news)),
    ...Object.fromEntries(
      (["accepted", "partAccepted"] as const).flatMap((news) => {
        const { news: said, smsWay } = orders.returns;
        return [
          [`order-return-${news}-pickUp`, sms(smsWay.pickUp(said[news], varies, varies))],
          [`order-return-${news}-store`, sms(smsWay.store(said[news], varies))],
          [`order-return-${news}-send`, sms(smsWay.send(said[news]))],
        ];
      }),
    ),
    ...Object.assign({}, ...modules.map(({ smsTexts }) => smsTexts?.(lang, varies))),
  };
}

/** A row for each, for the provider's form or a sheet. */
export function smsTextsCsv(): string {
  const rows = smsTexts().map(({ template, lang, text }) => [template, lang, text]);
  return [["template", "language", "text"], ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\r\n");
}
