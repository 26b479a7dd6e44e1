import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { accountsCalls } from "#contract/calls/accounts.ts";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { actOnProfile } from "#server/profile-forms.ts";
import { profileView } from "#server/profile-page.ts";
import { readForm } from "#server/read-form.ts";
import { requireCaller } from "#server/signed-in.ts";
import { pageContext } from "#web/page-context.ts";
import { call } from "#web/request/call.ts";
import { pageWords } from "#web/request/page-words.ts";
import { toast } from "#web/ui/toast-store.ts";
import { problemOf } from "./parts/problem-of.ts";
import { ProfilePage } from "./profile-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const caller = requireCaller(page, request);
  const query = new URL(request.url).searchParams;
  const view = await profileView(page.shop, caller, page.facts, query);
  if (!view) throw redirect(paths.login());
  return { view, saved: query.get("saved") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, facts, caller } = context.get(pageContext);
  const self = requireCaller({ shop, facts, caller }, request);
  return actOnProfile({ shop, facts, caller: self, request, form: await readForm(request) });
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  if (form.get("intent") !== "details") return serverAction();
  const typed = (name: string) => String(form.get(name) ?? "");
  const given = { name: typed("name"), email: typed("email"), password: typed("password") };
  const answer = await call(accountsCalls.changeProfile, given);
  const { profile } = pageWords("accounts", accountsWords);
  if (answer.success) {
    toast.success(answer.message);
    return redirect(`${paths.profile()}?saved=${answer.pendingEmail ? "email" : "details"}`);
  }
  const broke = answer.error === "NETWORK_ERROR" || answer.error === "INVALID_FORMAT";
  const why = broke ? profile.updateBroke : (answer.said ?? profile.updateFailed);
  toast.error(why);
  return problemOf({ ...answer, said: why }, "details");
}

export default function ProfileRoute() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />;
}
