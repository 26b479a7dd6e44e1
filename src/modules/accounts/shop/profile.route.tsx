import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import type { Endpoint } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { orderUnderWay } from "#modules/orders/shop/public/order-under-way.ts";
import { factorFirst } from "#server/auth/factor-first.ts";
import { requireCaller } from "#server/auth/signed-in.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { profileView } from "#server/pages/profile-page.ts";
import { pageContext } from "#web/page-context.ts";
import { call } from "#web/request/call.ts";
import { pageWords } from "#web/request/page-words.ts";
import { sentBy } from "#web/request/sent-by.ts";
import { toast } from "#web/ui/toast-store.ts";
import { accountsEndpoints } from "../endpoints.ts";
import { profile as profileWords } from "../texts/profile.ts";
import { problemOf } from "./parts/problem-of.ts";
import { ProfilePage } from "./profile-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const caller = requireCaller(page, request);
  const query = new URL(request.url).searchParams;
  const view = await profileView(page.shop, caller, page.requestContext, query);
  if (!view) throw redirect(paths.login());
  const first = factorFirst(caller, request, page.requestContext);
  return { view, first, underWay: await orderUnderWay(page, caller.userId), saved: query.get("saved") };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { done: afterwards, fillsCityAndState: true });
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const { changeProfile } = accountsEndpoints;
  if (form.get("call") !== changeProfile.name) return serverAction();
  const answer = await call(changeProfile, sentBy(form));
  const profile = pageWords("profile", profileWords);
  if (answer.success) {
    toast.success(answer.message);
    return redirect(afterwards(changeProfile, answer));
  }
  const broke = answer.error === "NETWORK_ERROR" || answer.error === "INVALID_FORMAT";
  const why = broke ? profile.updateBroke : (answer.said ?? profile.updateFailed);
  toast.error(why);
  return problemOf({ ...answer, said: why }, changeProfile);
}

/** The part that was saved says so too. */
function afterwards({ name }: Endpoint, answer: object): string {
  if (name === accountsEndpoints.remove.name) return paths.home();
  const saved = "pendingEmail" in answer && answer.pendingEmail ? "email" : name;
  return `${paths.profile()}?saved=${saved}`;
}

export default function ProfileRoute() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />;
}
