import { leavingCookie } from "#contract/leaving.ts";
import { writeCookie } from "./write-cookie.ts";

const life = 365 * 24 * 60 * 60;

/** The shop could not be told: it will see this with the next request, from whichever tab. */
export function leaveLater(): void {
  writeCookie(`${leavingCookie}=1; Path=/; Max-Age=${life}; SameSite=Lax`);
}

/** Until then nothing that is shown may be the account's. */
export function isLeaving(): boolean {
  return !import.meta.env.SSR && document.cookie.includes(`${leavingCookie}=1`);
}
