import { guestMark } from "#contract/guest-mark.ts";
import type { Outcome } from "#contract/outcome.ts";
import type { AccountsService } from "#shop/accounts/accounts-service.ts";
import type { NewGuest } from "#shop/accounts/guests-service.ts";
import type { Guest, RequestFacts } from "./caller.ts";
import { sentCookie } from "./cookies.ts";

export type GuestEdge = ReturnType<typeof createGuestEdge>;

const cookieName = "haat-guest";
/** The server decides how long a guest is kept; no browser keeps a cookie for longer. */
const longestSeconds = 400 * 24 * 60 * 60;

/** How guests travel: a secret that no script can read, and beside it a mark without one, for the page's script. */
export function createGuestEdge({
  accounts,
  https,
  isOpen,
}: {
  accounts: Pick<AccountsService, "recogniseGuest" | "makeGuest" | "dropGuest">;
  https: boolean;
  isOpen: () => boolean;
}) {
  return {
    /** Whose session has ended hears so before anybody becomes a guest. */
    async recognise({ cookies }: RequestFacts, hadSession: boolean): Promise<Guest | undefined> {
      if (!isOpen()) return undefined;
      const cookie = cookies[cookieName];
      const userId = cookie && (await accounts.recogniseGuest(cookie));
      if (userId) return { userId };
      return hadSession ? undefined : { userId: null };
    },

    make: ({ address }: RequestFacts): Promise<Outcome<NewGuest>> => accounts.makeGuest(address),
    drop: accounts.dropGuest,

    arrive({ cookie }: Pick<NewGuest, "cookie">, headers = new Headers()): Headers {
      return withCookies(headers, cookie, longestSeconds);
    },

    leave: (headers = new Headers()): Headers => withCookies(headers, "", 0),
  };

  function withCookies(headers: Headers, secret: string, seconds: number): Headers {
    const rest = `Path=/; SameSite=Lax; Max-Age=${seconds}`;
    headers.append("set-cookie", sentCookie(`${cookieName}=${secret}; HttpOnly; ${rest}`, https));
    headers.append("set-cookie", sentCookie(`${guestMark}=${secret ? 1 : ""}; ${rest}`, https));
    return headers;
  }
}
