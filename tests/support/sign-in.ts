import type { BrowserContext } from "playwright-core";
import type { Person } from "./people.ts";

/** With the token too: without it the page would ask for one of its own, and the person's would end. */
export async function signIn(
  context: BrowserContext,
  url: string,
  { cookie, token }: Pick<Person, "cookie" | "token">,
): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.addInitScript((stored) => localStorage.setItem("token", stored), token);
  await context.addCookies([{ name, value, url }]);
}
