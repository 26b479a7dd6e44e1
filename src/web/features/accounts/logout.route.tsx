import { type ActionFunctionArgs, redirect } from "react-router";
import { accountsCalls } from "#contract/calls/accounts.ts";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { goOn } from "#server/form-answer.ts";
import { pageContext } from "#web/page-context.ts";
import { call } from "#web/request/call.ts";
import { leaveLater } from "#web/request/leaving.ts";
import { pageWords } from "#web/request/page-words.ts";
import { forgetToken } from "#web/request/stored-session.ts";
import { toast } from "#web/ui/toast-store.ts";
import { LeavingPage } from "./leaving-page.tsx";

export async function action({ context }: ActionFunctionArgs) {
  const { shop, facts, caller } = context.get(pageContext);
  if (caller) await shop.accounts.end(caller.userId, caller.sessionId);
  const text = textsOf(facts.lang).accounts.said.loggedOut;
  return goOn(paths.login(), { kind: "success", text }, shop.session.leave());
}

/** What this browser keeps goes even when the server cannot be told; the page then says so. */
export async function clientAction() {
  const answer = await call(accountsCalls.logout);
  forgetToken();
  const done = pageWords("accounts", accountsWords).said.loggedOut;
  toast.success(answer.success ? answer.message : done);
  if (answer.success) return redirect(paths.login());
  leaveLater();
  return null;
}

export function loader() {
  return redirect(paths.home());
}

/** Nobody answers: there is nothing to load for the page that says so. */
export function shouldRevalidate() {
  return false;
}

export async function clientLoader() {
  return null;
}

export default function LogoutRoute() {
  return <LeavingPage />;
}
