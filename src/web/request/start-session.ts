import { accountsCalls } from "#contract/calls/accounts.ts";
import { call } from "./call.ts";
import { quietly } from "./quietly.ts";
import { forgetToken, isPageOfUser, storedToken, storeToken } from "./stored-session.ts";

/**
 * A stored token loads its user; a visitor is left in peace. Without the cookie the browser was closed since,
 * and a session that was not to be remembered ends here too.
 */
export async function startSession(): Promise<void> {
  const user = storedToken() === null ? null : await call(accountsCalls.show, {}, { byTokenAlone: true });
  if (user?.error === "NETWORK_ERROR") return;
  if (isPageOfUser()) return user?.success ? undefined : askForToken();
  if (user?.success) await call(accountsCalls.logout);
  if (user) forgetToken();
}

/** Who came in by a redirect, from Google or by a form sent without script, has none yet. */
async function askForToken(): Promise<void> {
  if (!quietly(() => localStorage)) return;
  const answer = await call(accountsCalls.renewToken);
  if (answer.success) storeToken(answer.token);
}
