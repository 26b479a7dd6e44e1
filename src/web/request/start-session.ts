import { endpoints } from "#contract/paths.ts";
import { request } from "./request.ts";
import { forgetToken, isPageOfUser, storedToken } from "./stored-session.ts";

/**
 * A stored token loads its user; a visitor is left in peace. Without the cookie the browser was closed since,
 * and a session that was not to be remembered ends here too.
 */
export async function startSession(): Promise<void> {
  if (storedToken() === null) return;
  const answer = await request(endpoints.user);
  if (answer.error === "NETWORK_ERROR" || (answer.success && isPageOfUser())) return;
  if (answer.success) await request(endpoints.logout, { method: "POST" });
  forgetToken();
}
