import { inEachLang } from "#contract/format/in-each-lang.ts";
import { paths } from "#contract/paths.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import { isBackward, isComing } from "#modules/orders/rules/order-step.ts";
import { policyPath } from "#modules/policies/rules/policy-pages.ts";
import type { AboutOrderView } from "./page-views.ts";

type Order = Pick<
  OrderRecord,
  "id" | "number" | "status" | "step" | "createdAt" | "expectedAt" | "lines" | "collectedIn"
>;

/** The order that most questions are about, in words: where it is, and where one asks about it. */
export function aboutOrder(order: Order, lang: Lang): AboutOrderView {
  const { orders: words, support } = textsOf(lang);
  const { id, number, status, step, createdAt, expectedAt, lines, collectedIn } = order;
  const day = daysIn(lang);
  const names: Readonly<Record<string, string>> = words.status;
  return {
    title: support.list.about,
    number: words.orderNumber(number),
    status: names[status] ?? status,
    facts: isBackward(step)
      ? words.tracking.step[step]
      : isComing(order) && !collectedIn
        ? `${words.tracking.estimated} ${day(expectedAt)}`
        : `${words.placedOn(day(createdAt))} · ${words.items(lines.length)}`,
    picture: lines[0]?.picture ?? null,
    href: paths.order(id),
    track: { href: paths.trackOrder(id), name: words.track },
    ask: { href: `${policyPath("contact")}?order=${number}#write`, name: words.detail.ask },
  };
}

const daysIn = inEachLang((locale) => {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: "Asia/Kolkata",
    weekday: "short",
    day: "numeric",
    month: "long",
  });
  // On a phone it goes to the next line whole.
  return (at: number) => format.format(at).replaceAll(" ", "\u00a0");
});
