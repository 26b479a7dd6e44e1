import { inEachLang } from "#contract/format/in-each-lang.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { PasskeysView } from "#modules/accounts/passkeys-view.ts";
import type { Caller, RequestContext } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";

/** Written out by the server: the page carries hardly a word of its own. */
export async function passkeysView(
  { accounts }: ShopServices,
  { userId }: Caller,
  { lang }: RequestContext,
  asked: string | null,
): Promise<PasskeysView> {
  const { passkeys: words } = textsOf(lang);
  const [user, all] = [await accounts.profile(userId), await accounts.ownPasskeys(userId)];
  const removing = all.find(({ id, isOfStaff }) => id === asked && !isOfStaff);
  const format = dayFormat(lang);
  return {
    title: words.title,
    lead: words.lead,
    back: words.back,
    none: words.none,
    passkeys: all.map(({ id, name, addedAt, usedAt, isOfStaff }) => ({
      id,
      name,
      facts: [
        words.addedOn(format.format(addedAt)),
        usedAt === null ? words.unused : words.usedOn(format.format(usedAt)),
        ...(isOfStaff ? [words.ofStaff] : []),
      ].join(" · "),
      away: isOfStaff
        ? { to: "/manage/me", name: words.toOffice }
        : { to: `${paths.passkeys()}?${new URLSearchParams({ remove: id })}`, name: words.remove },
    })),
    removing: removing
      ? {
          id: removing.id,
          title: words.removeTitle(removing.name),
          text: words.removeText,
          remove: words.remove,
          cancel: words.cancel,
        }
      : null,
    adding: words.adding,
    asksPassword: user?.hasPassword ?? false,
  };
}

const dayFormat = inEachLang(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "Asia/Kolkata", dateStyle: "long" }),
);
