import { quietly } from "./quietly.ts";

const tokenKey = "token";
export const leavingKey = "haat-session-redirect";

export function storedToken(): string | null {
  return quietly(() => localStorage.getItem(tokenKey));
}

export function storeToken(token: string): void {
  quietly(() => localStorage.setItem(tokenKey, token));
}

export function forgetToken(): void {
  quietly(() => localStorage.removeItem(tokenKey));
}

/** Either kind of sign-in counts: the stored token, or a page that was rendered for a user. */
export function hadSession(): boolean {
  return storedToken() !== null || isPageOfUser();
}

export function isPageOfUser(): boolean {
  return document.documentElement.hasAttribute("data-signed-in");
}

/** A fresh document means that the way to the login was taken. */
export function arriveAnew(): void {
  quietly(() => sessionStorage.removeItem(leavingKey));
}
