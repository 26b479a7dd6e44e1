import { paths } from "#contract/paths.ts";
import { forgetPerson, isMarked } from "#web/request/known-person.ts";
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
  forgetPerson();
  quietly(() => localStorage.removeItem(tokenKey));
}

/** Either kind of sign-in counts: the stored token, or a page that was rendered for a user. */
export function hadSession(): boolean {
  return storedToken() !== null || isPageOfUser();
}

/** A page made for all, come back to after a sign-out, is nobody's. */
export function isPageOfUser(): boolean {
  const { forAll, signedIn } = document.documentElement.dataset;
  return signedIn !== undefined && (forAll === undefined || isMarked());
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
