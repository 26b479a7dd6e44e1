import { formatPaymentMethods } from "#contract/format/format-payment-methods.ts";
import { inEachLang } from "#contract/format/in-each-lang.ts";
import { formatFreeAbove, formatRupees } from "#contract/format/money.ts";
import { localise, wordsIn } from "#contract/format/words.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { wayBackCost } from "#modules/returns/rules/returnable.ts";
import type { ShopPromise } from "./promises.ts";

/** What shoppers read of it: the words themselves, and of facts what they come to. */
export function formatPromise(one: ShopPromise, settings: ShopSettings, lang: Lang): string[] {
  const { said, ownPage, made } = textsOf(lang).promises;
  if (one.page) return [settings.policies[one.page].en === "" ? made : ownPage];
  const { home, sale, delivery, support, returns } = settings;
  const tell = (...lines: readonly (string | false)[]) =>
    lines.filter((line) => line !== false && line !== "");
  const lines = (() => {
    switch (one.id) {
      case "sections":
        return tell(...home.sections.map(({ lead, shown }) => shown && wordsIn(lead, lang)));
      case "welcome":
        return tell(home.welcomes && home.welcomeCode !== "" && said.welcome(home.welcomeCode));
      case "sale":
        return tell(wordsIn(sale.lead, lang), sale.untilMidnight && said.untilMidnight);
      case "sameDay":
        return tell(
          delivery.cutOffHour > 0 &&
            delivery.cutOffHour < 24 &&
            said.sameDay(hourIn(lang)(delivery.cutOffHour)),
        );
      case "deliveryDays":
        return tell(support.deliveryTo > 0 && said.deliveryDays(support.deliveryFrom, support.deliveryTo));
      case "deliveryCost":
        return tell(formatCost(settings, lang));
      case "waysToPay":
        return tell(formatPaymentMethods(settings, lang));
      case "returnDays":
        return tell(
          support.returnDays > 0 && said.returnDays(support.returnDays),
          support.returnDays > 0 && wordsIn(support.returnsHint, lang),
        );
      case "wayBack":
        return tell(
          ...(["exchange", "pickUp", "toStores"] as const).map((way) => returns[way] && said[way]),
          wayBackCost(returns) === 0 && said.freeWayBack,
        );
      default:
        return textsIn(Object.keys(one.without).map((field) => fieldIn(settings[one.group], field, lang)));
    }
  })() as string[];
  return lines.map((line) => line.replaceAll("{shop}", wordsIn(settings.shop.name, lang)));
}

function formatCost({ pricing }: ShopSettings, lang: Lang): string {
  const { said } = textsOf(lang).promises;
  if (pricing.profile === "demo") return said.demoCost;
  const { deliveryPaise: paise, freeDeliveryAbovePaise: above } = pricing;
  return paise === 0 || above === 0
    ? said.free
    : said.deliveryCost(formatRupees(paise), formatFreeAbove(above));
}

function fieldIn(group: object, field: string, lang: Lang): unknown {
  return localise((group as Readonly<Record<string, unknown>>)[field], lang);
}

/** Every text in it, from top to bottom; names of signs are none. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "icon" ? [] : textsIn(inner)));
}

const hourIn = inEachLang((locale) => {
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone: "UTC" });
  return (hour: number) => format.format(hour * 3_600_000);
});
