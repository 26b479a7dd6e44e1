import { inEachLang } from "#contract/in-each-lang.ts";
import { phoneShown, phonesShown } from "#contract/phone-shown.ts";
import type { ProfileView } from "#contract/profile-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { minuteParts } from "#contract/time-parts.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import type { Shop } from "./shop.ts";

/** Everything that the profile shows, dates written out. */
export async function profileView(
  { accounts }: Shop,
  caller: Caller,
  { lang }: RequestFacts,
  query: URLSearchParams,
): Promise<ProfileView | null> {
  const user = await accounts.profile(caller.userId);
  if (!user) return null;
  const [until, addresses, sessions, hasGoogle] = await Promise.all([
    accounts.invoicesUntil(caller.userId),
    accounts.addresses(caller.userId),
    accounts.list(caller.userId, caller.sessionId),
    accounts.hasGoogle(caller.userId),
  ]);
  const written = writerOf(lang);
  const { privacy, passkeys } = textsOf(lang);
  const phone = user.phone && phoneShown(user.phone);
  const waysIn = [
    !user.hasPassword && passkeys.noPassword,
    phone && passkeys.byCode(phone),
    hasGoogle && passkeys.byGoogle,
  ];
  return {
    user,
    phone,
    waysIn: waysIn.filter(Boolean).join(" "),
    memberSince: written.day(user.createdAt),
    lastLogin: user.lastLogin && written.minute(user.lastLogin),
    addresses: phonesShown(addresses),
    sessions: sessions.map(({ id, browser, createdAt, lastSeen, current }) => ({
      id,
      browser,
      current,
      since: written.day(createdAt),
      seen: written.minute(lastSeen),
    })),
    leaving: {
      text: privacy.deleteText(until === null ? null : written.lastDay(until)),
      consents: privacy.consents.link,
    },
    passkeys: passkeys.link,
    editing: query.get("edit"),
    editedAddress: addresses.find(({ id }) => id === query.get("address")) ?? null,
  };
}

const writerOf = inEachLang((locale) => {
  const zone = { timeZone: "Asia/Kolkata" } as const;
  const day = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: "long" });
  const minute = new Intl.DateTimeFormat(locale, { ...minuteParts(locale), year: "numeric" });
  return {
    day: (iso: string) => day.format(new Date(iso)),
    /** The day that ends at this moment. */
    lastDay: (end: number) => day.format(end - 1),
    minute: (iso: string) => minute.format(new Date(iso)),
  };
});
