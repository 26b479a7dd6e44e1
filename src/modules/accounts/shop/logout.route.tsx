import { type ActionFunctionArgs, redirect } from "react-router";
import { paths } from "#contract/paths.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { call } from "#web/request/call.ts";
import { leaveLater } from "#web/request/leaving.ts";
import { pageWords } from "#web/request/page-words.ts";
import { forgetToken } from "#web/request/stored-session.ts";
import { toast } from "#web/ui/toast-store.ts";
import { accountsEndpoints } from "../endpoints.ts";
import { accounts as accountsWords } from "../texts/accounts.ts";
import { LeavingPage } from "./leaving-page.tsx";

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), {
    only: accountsEndpoints.logout,
    done: () => paths.login(),
  });
}

/** What this browser keeps goes even when the server cannot be told; the page then says so. */
export async function clientAction() {
  const answer = await call(accountsEndpoints.logout);
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
