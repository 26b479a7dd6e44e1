import { inEachLang } from "#contract/format/in-each-lang.ts";
import { phoneShown, phonesShown } from "#contract/format/phone-shown.ts";
import { minuteParts } from "#contract/format/time-parts.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { ProfileView } from "#modules/accounts/profile-view.ts";
import type { Caller, RequestContext } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";

/** Everything that the profile shows, dates written out. */
export async function profileView(
  { accounts, google }: ShopServices,
  caller: Caller,
  { lang }: RequestContext,
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
  const { accounts: words, privacy, passkeys } = textsOf(lang);
  const phone = user.phone && phoneShown(user.phone);
  const ways = [
    user.hasPassword && passkeys.ways.password,
    phone && passkeys.ways.code(phone.replaceAll(" ", "\u00a0")),
    hasGoogle && google !== null && "Google",
  ].filter((way) => typeof way === "string");
  // A password alone is said by the way to change it.
  const isSaid = ways.length > (user.hasPassword ? 1 : 0);
  const waysIn = [!user.hasPassword && passkeys.noPassword, isSaid && passkeys.logsIn(written.anyOf(ways))];
  return {
    user,
    phone,
    waysIn: waysIn.filter(Boolean).join(" "),
    passwordHint:
      (caller.role ?? caller.pendingRole) ? passkeys.passwordOfStaff : words.register.passwordHint,
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
  const long = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: "long" });
  const minutes = { ...minuteParts(locale), year: "numeric" } as const;
  const minute = new Intl.DateTimeFormat(locale, minutes);
  // Beside a time, and as long as there.
  const day = new Intl.DateTimeFormat(locale, {
    ...zone,
    day: "numeric",
    month: minutes.month,
    year: "numeric",
  });
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  return {
    anyOf: (ways: readonly string[]) => either.format(ways),
    day: (iso: string) => day.format(new Date(iso)),
    /** The day that ends at this moment. */
    lastDay: (end: number) => long.format(end - 1),
    minute: (iso: string) => minute.format(new Date(iso)),
  };
});
