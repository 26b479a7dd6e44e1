import { guestHint } from "#contract/guest-hint.ts";
import type { Notice } from "#contract/notice.ts";
import type { Outcome } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { MergedKept } from "#modules/accounts/account-parts.ts";
import type { NewGuest } from "#modules/accounts/guests/guests-service.ts";
import type { AccountsService } from "#modules/accounts/service.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import type { Log } from "#platform/log.ts";
import { sentCookie } from "../http/cookies.ts";
import type { Guest, RequestContext } from "./caller.ts";

export type GuestSessions = ReturnType<typeof createGuestSessions>;

const cookieName = "haat-guest";
/** The server decides how long a guest is kept; no browser keeps a cookie for longer. */
const longestSeconds = 400 * 24 * 60 * 60;

/** How guests travel: a secret that no script can read, and beside it a flag without one, for the page's script. */
export function createGuestSessions({
  accounts,
  log,
  https,
  isOpen,
}: {
  accounts: Pick<
    AccountsService,
    "recogniseGuest" | "makeGuest" | "dropGuest" | "mergeGuest" | "followMerged"
  >;
  log: Log;
  https: boolean;
  isOpen: () => boolean;
}) {
  return {
    /** Whose session has ended hears so before anybody becomes a guest. */
    async recognise({ cookies }: RequestContext, hadSession: boolean): Promise<Guest | undefined> {
      if (!isOpen()) return undefined;
      const cookie = cookies[cookieName];
      const userId = cookie && (await accounts.recogniseGuest(cookie));
      if (userId) return { userId };
      return hadSession ? undefined : { userId: null };
    },

    make: ({ address }: RequestContext): Promise<Outcome<NewGuest>> => accounts.makeGuest(address),
    drop: accounts.dropGuest,
    follow: accounts.followMerged,

    arrive({ cookie }: Pick<NewGuest, "cookie">, headers = new Headers()): Headers {
      return withCookies(headers, cookie, longestSeconds);
    },

    /** What a guest had goes along into the account; gives what to say of it. A sign-in never fails over it. */
    async comeIn({ guest, lang }: RequestContext, userId: string, headers: Headers): Promise<Notice | null> {
      if (!guest?.userId) return null;
      try {
        const merged = await accounts.mergeGuest(guest.userId, userId);
        withCookies(headers, "", 0);
        return merged ? wordsOf(merged, lang) : null;
      } catch (error) {
        log.error({ err: error }, "what a guest had could not be brought along");
        return null;
      }
    },
  };

  function withCookies(headers: Headers, secret: string, seconds: number): Headers {
    const rest = `Path=/; SameSite=Lax; Max-Age=${seconds}`;
    headers.append("set-cookie", sentCookie(`${cookieName}=${secret}; HttpOnly; ${rest}`, https));
    headers.append("set-cookie", sentCookie(`${guestHint}=${secret ? 1 : ""}; ${rest}`, https));
    return headers;
  }
}

function wordsOf({ lines, wishes, isShort }: MergedKept, lang: Lang): Notice | null {
  const { cameIn, short, undo } = textsOf(lang).guests;
  const said = lines + wishes > 0 ? cameIn(lines, wishes) : "";
  const text = [said, isShort ? short : ""].filter(Boolean).join(" ");
  if (text === "") return null;
  return { kind: "info", text, undo: { call: cartEndpoints.part.name, label: undo } };
}
