import { accountsEndpoints } from "#modules/accounts/endpoints.ts";
import { call } from "./call.ts";
import { quietly } from "./quietly.ts";
import { forgetToken, isPageOfUser, storedToken, storeToken } from "./stored-session.ts";

/**
 * A stored token loads its user; a visitor is left in peace. Without the cookie the browser was closed since,
 * and a session that was not to be remembered ends here too.
 */
export async function startSession(): Promise<void> {
  const user = storedToken() === null ? null : await call(accountsEndpoints.show, {}, { by: "token" });
  // What does not say whose the token is says nothing against it.
  if (user && !user.success && user.statusCode !== 401) return;
  if (isPageOfUser()) return user?.success ? undefined : askForToken();
  if (!user) return;
  if (user.success) {
    if (!(await isCookieGone())) return;
    await call(accountsEndpoints.logout);
  }
  forgetToken();
}

/**
 * A page that shows nobody says nothing of the session: it may have been made for all, or by a shop that could not look
 * up whose it is.
 */
async function isCookieGone(): Promise<boolean> {
  const { statusCode } = await call(accountsEndpoints.show, {}, { by: "cookie", isQuiet: true });
  return statusCode === 401;
}

/** Who came in by a redirect, from Google or by a form sent without script, has none yet. */
async function askForToken(): Promise<void> {
  if (!quietly(() => localStorage)) return;
  const answer = await call(accountsEndpoints.renewToken);
  if (answer.success) storeToken(answer.token);
}
