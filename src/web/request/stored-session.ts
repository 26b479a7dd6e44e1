import { knownMark } from "#contract/known-mark.ts";
import { paths } from "#contract/paths.ts";
import { quietly } from "#web/request/quietly.ts";
import { toast } from "#web/ui/toast-store.ts";

const tokenKey = "token";
const leavingKey = "haat-session-redirect";

export function canStore(): boolean {
  return quietly(() => localStorage) !== null;
}

export function storedToken(): string | null {
  return quietly(() => localStorage.getItem(tokenKey));
}

export function storeToken(token: string): void {
  quietly(() => localStorage.setItem(tokenKey, token));
}

export function forgetToken(): void {
  quietly(() => {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(knownMark);
  });
}

/** Either kind of sign-in counts: the stored token, or a page that was rendered for a user. */
export function hadSession(): boolean {
  return storedToken() !== null || isPageOfUser();
}

export function isPageOfUser(): boolean {
  return document.documentElement.hasAttribute("data-signed-in");
}

export function leaveEndedSession(message: string): void {
  forgetToken();
  if (quietly(() => sessionStorage.getItem(leavingKey)) === "1") return;
  quietly(() => sessionStorage.setItem(leavingKey, "1"));
  toast.error(message);
  setTimeout(() => location.assign(paths.login({ next: location.pathname + location.search })), 1500);
}

/** A fresh document means that the way to the login was taken. */
export function arriveAnew(): void {
  quietly(() => sessionStorage.removeItem(leavingKey));
}
