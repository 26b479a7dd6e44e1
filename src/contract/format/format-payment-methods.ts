import type { PaymentMethod } from "#modules/orders/order-view.ts";
import { paymentMethodsFor } from "#modules/orders/rules/payment-methods-for.ts";
import { onlineMethods } from "../checkout-view.ts";
import type { ShopSettings } from "../shop-settings.ts";
import type { Lang } from "../texts/lang.ts";
import { textsOf } from "../texts/texts.ts";
import { inEachLang } from "./in-each-lang.ts";
import { wordsIn } from "./words.ts";

type PaymentSettings = Pick<ShopSettings, "payments" | "pricing" | "support">;

/** How one can pay, in a sentence of what is offered now, unless the owner wrote her own; nothing where nothing is. */
export function formatPaymentMethods(settings: PaymentSettings, lang: Lang): string {
  const own = wordsIn(settings.support.payment, lang);
  // Shops have stored the sentence that named every way, whatever they took.
  return own === "" || own === sentenceOf(onlineMethods, lang)
    ? sentenceOf(paymentMethodsFor(settings), lang)
    : own;
}

function sentenceOf(methods: readonly PaymentMethod[], lang: Lang): string {
  const { sentence, ways } = textsOf(lang).promises.payment;
  return methods.length === 0 ? "" : sentence(listIn(lang)(methods.map((way) => ways[way])));
}

const listIn = inEachLang((locale) => {
  const format = new Intl.ListFormat(locale, { type: "conjunction" });
  return (names: readonly string[]) => format.format(names);
});
