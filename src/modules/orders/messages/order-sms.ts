import type { Lang } from "#contract/texts/lang.ts";
import { messagesOf, smsAbout } from "./order-messages.ts";

/** What buyers are told of their orders by SMS, by the name of each text. */
export function orderSms(lang: Lang, varies: string): Record<string, string> {
  const { subject, cashCode, collect, paySms, news, moneyBack, returns } = messagesOf(lang);
  const sms = (sentence: string) => smsAbout(subject(sentence, varies, varies), varies);
  const about = (prefix: string, sentences: Readonly<Record<string, string>>) =>
    Object.entries(sentences).map(([name, sentence]) => [`${prefix}-${name}`, sms(sentence)]);
  return {
    "order-code": cashCode(varies, varies, { code: varies, link: varies }),
    "order-ready": sms(collect.readySms(varies)),
    "order-reminder": sms(collect.reminderSms(varies, varies)),
    "order-pay": paySms(varies, varies, varies, varies),
    ...Object.fromEntries([
      ...about("order", news),
      ...Object.entries(moneyBack).map(([name, say]) => [`order-${name}`, sms(say(varies, varies))]),
      ...about("order-return", returns.news),
      ...(["accepted", "partAccepted"] as const).flatMap((name) => {
        const { news: said, smsWay } = returns;
        return [
          [`order-return-${name}-pickUp`, sms(smsWay.pickUp(said[name], varies, varies))],
          [`order-return-${name}-store`, sms(smsWay.store(said[name], varies))],
          [`order-return-${name}-send`, sms(smsWay.send(said[name]))],
        ];
      }),
    ]),
  };
}
