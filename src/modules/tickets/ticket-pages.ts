import { formatPaymentMethods } from "#contract/format/format-payment-methods.ts";
import { inEachLang } from "#contract/format/in-each-lang.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { minuteParts } from "#contract/format/time-parts.ts";
import { wordsIn } from "#contract/format/words.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Caller, RequestContext } from "#server/auth/caller.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { aboutOrder } from "./about-order.ts";
import type { ContactFormView, TicketListView, TicketPageView } from "./page-views.ts";
import { quickAnswers } from "./quick-answers.ts";
import { ticketKinds, ticketPath } from "./rules/ticket.ts";

interface TicketPageRequest {
  readonly shop: ShopServices;
  readonly requestContext: RequestContext;
  readonly caller: Caller | null;
}

export async function contactFormView(
  { shop, requestContext, caller }: TicketPageRequest,
  query: URLSearchParams,
): Promise<ContactFormView> {
  const { kinds, answerTo, ...words } = textsOf(requestContext.lang).support.form;
  const user = caller && (await shop.accounts.profile(caller.userId));
  const { whatsapp } = shop.shopSettings.now().contact;
  const order = query.get("order")?.slice(0, 40) ?? "";
  const name = user?.name ?? "";
  const reach = user?.email ?? user?.phone ?? "";
  return {
    words,
    kinds: ticketKinds.map((value) => ({ value, label: kinds[value] })),
    given: {
      kind: order === "" ? "question" : "order",
      name,
      reach,
      order,
    },
    known: name && reach ? answerTo(phoneShown(reach)) : null,
    isSignedIn: user !== null,
    whatsapp: whatsapp
      ? { href: whatsappHref(whatsapp), value: textsOf(requestContext.lang).whatsapp.float }
      : null,
  };
}

function whatsappHref(number: string): string {
  return `https://wa.me/${number}`;
}

/** What whoever holds the link is shown, in words. */
export async function ticketPageView(
  { shop, requestContext, caller }: TicketPageRequest,
  token: string,
): Promise<TicketPageView | undefined> {
  const ticket = await shop.tickets.byToken(token);
  if (!ticket) return undefined;
  const { page: words, list } = textsOf(requestContext.lang).support;
  const { number, state, law, orderNumber, hearsByMail, messages } = ticket;
  const when = minutesIn(requestContext.lang);
  const shopName = wordsIn(shop.shopSettings.now().shop.name, requestContext.lang);
  return {
    title: words.title(number),
    all: caller && { name: list.title, href: paths.tickets() },
    told: `${words.told(number)} ${hearsByMail ? words.byMail : words.keep}`,
    state: words.state[state],
    order: orderNumber
      ? { name: words.order(orderNumber), href: caller && paths.trackOrder(orderNumber) }
      : null,
    law: law && { title: words.law.title, lines: lawLines(law) },
    messages: messages.map(({ from, words: text, at }) => ({
      isOurs: from === "shop",
      by: from === "shop" ? shopName : words.you,
      said: text,
      at: when(at),
    })),
    words: words.words,
    send: words.send,
  };

  function lawLines({ acknowledgeBy, acknowledgedAt, resolveBy }: NonNullable<typeof law>): string[] {
    const officer = shop.shopSettings.now().seller.grievanceOfficer.name;
    return [
      ...(officer ? [words.law.officer(officer)] : []),
      acknowledgedAt === null
        ? words.law.acknowledge(when(acknowledgeBy))
        : words.law.acknowledged(when(acknowledgedAt)),
      words.law.resolve(when(resolveBy)),
    ];
  }
}

export async function ticketListView(
  { shop, requestContext }: TicketPageRequest,
  userId: string,
): Promise<TicketListView> {
  const { support, whatsapp, stores } = textsOf(requestContext.lang);
  const { form, list: words } = support;
  const settings = shop.shopSettings.now();
  const { contact } = settings;
  const promised = { ...settings.support, payment: formatPaymentMethods(settings, requestContext.lang) };
  const when = minutesIn(requestContext.lang);
  const [tickets, order] = await Promise.all([
    shop.tickets.ofUser(userId),
    shop.checkout.newestPlaced(userId),
  ]);
  return {
    title: words.title,
    own: words.own,
    none: words.none,
    noneText: words.noneText,
    write: words.write,
    talk: [
      ...(contact.phone
        ? [
            {
              by: "phone" as const,
              href: `tel:${contact.phone.replaceAll(" ", "")}`,
              name: phoneShown(contact.phone),
              short: stores.call,
            },
          ]
        : []),
      ...(contact.whatsapp
        ? [
            {
              by: "whatsapp" as const,
              href: whatsappHref(contact.whatsapp),
              name: whatsapp.float,
              short: stores.whatsapp,
            },
          ]
        : []),
    ],
    about: order ? aboutOrder(order, requestContext.lang) : null,
    help: { title: words.help.title, answers: quickAnswers(promised, requestContext.lang) },
    tickets: tickets.map(({ number, kind, state, changedAt, token }) => ({
      number,
      href: ticketPath(token),
      facts: [form.kinds[kind], words.state[state], when(changedAt)].join(" · "),
    })),
  };
}

/** By India's clock, whoever reads it and wherever. */
const minutesIn = inEachLang((locale) => {
  const format = new Intl.DateTimeFormat(locale, { ...minuteParts(locale), year: "numeric" });
  return (at: number) => format.format(at);
});
