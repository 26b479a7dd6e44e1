import { formatRupees } from "#contract/format/money.ts";
import { pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import { type Role, roleHolds } from "#contract/rights.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { inEveryLanguage } from "#languages/in-every-language.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { Message } from "#platform/outbox/message.ts";
import { messages as en } from "./messages/en.ts";
import { type CustomerRequestKind, isCustomerRequest, type NotificationKind } from "./rules/notification.ts";

/** Somebody who wants to be told, as she can be reached now. */
export interface Recipient {
  readonly userId: string;
  readonly lang: Lang;
  readonly role: Role;
  readonly email: string | null;
  readonly phone: string | null;
  readonly deviceIds: readonly string[];
}

/** What is told: a number, a sum, a count, and nothing that leads to a customer. */
export interface NotificationText {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

export interface NumberedNotification {
  readonly kind: NotificationKind;
  readonly number: string;
  readonly paise: number;
  readonly pieces: number;
  /** The return or the ticket that it is about. */
  readonly about: string | null;
}

const wordsIn = inEveryLanguage(en, ({ toldMessages }) => toldMessages);

export function notificationText(
  { kind, number, paise, pieces, about }: NumberedNotification,
  { lang, role }: Recipient,
): NotificationText {
  const words = wordsIn(lang);
  if (isCustomerRequest(kind))
    return {
      title: words.news[kind](number),
      text: kind === "return" ? words.pieces(pieces) : "",
      path: `${askedPaths[kind]}/${about}`,
      tag: `${kind}-${about}`,
    };
  const facts = [sumFor(role, paise), kind === "order" ? words.pieces(pieces) : undefined];
  return {
    title: words.news[kind](number),
    text: joined(facts),
    path: `/manage/orders/${number}`,
    tag: `${kind}-${number}`,
  };
}

const askedPaths: Readonly<Record<CustomerRequestKind, string>> = {
  return: "/manage/returns",
  ticket: "/manage/messages",
  grievance: "/manage/messages",
};

/** Of many at once, so that nobody can make a flood of them. */
export function manyRequestsNotification(
  kind: CustomerRequestKind,
  count: number,
  { lang }: Recipient,
): NotificationText {
  return { title: wordsIn(lang).asked[kind](count), text: "", path: askedPaths[kind], tag: kind };
}

export function digestNotification(
  { orders, paise }: { readonly orders: number; readonly paise: number },
  { lang, role }: Recipient,
): NotificationText {
  const title = wordsIn(lang).orders(orders);
  return { title, text: joined([sumFor(role, paise)]), path: "/manage/orders", tag: "orders" };
}

export function summaryNotification(
  { orders, toPack, paise }: { readonly orders: string; readonly toPack: string; readonly paise: number },
  { lang, role }: Recipient,
): NotificationText {
  const words = wordsIn(lang);
  const text = joined([sumFor(role, paise), words.toPack(toPack)]);
  return { title: words.summary(orders), text, path: "/manage", tag: "summary" };
}

export function testNotification(lang: Lang): NotificationText {
  const { test, testText } = wordsIn(lang);
  return { title: test, text: testText, path: "/manage/told", tag: "test" };
}

/** By every way that she chose and that leads to her. */
export function messagesTo(
  { lang, email, phone, deviceIds }: Recipient,
  { title, text, path, tag }: NotificationText,
  { publicUrl, shopName }: { readonly publicUrl: string; readonly shopName: string },
): Message[] {
  const words = wordsIn(lang);
  // Who is signed out meets the shop's unknown address behind the counter; the sign-in page is open to all.
  const url = publicUrl + pathIn(lang, paths.login({ next: path }));
  const subject = `${title} (${shopName})`;
  const lines = [joined([title, text])];
  return [
    ...deviceIds.map((to) => ({ kind: "push", to, title, text, path, tag }) as const),
    ...(email
      ? [mailOf(email, { subject, lines, action: { label: words.open, url }, closing: words.why })]
      : []),
    ...(phone
      ? [
          {
            kind: "sms",
            to: phone,
            text: notificationSms(joined([title, text]), url),
            template: "staff-news",
          } as const,
        ]
      : []),
  ];
}

/** As it is registered with the operators. */
export function notificationSms(text: string, url: string): string {
  return `${text} ${url}`;
}

function sumFor(role: Role, paise: number): string | undefined {
  return roleHolds(role, "money.see") ? formatRupees(paise) : undefined;
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}
