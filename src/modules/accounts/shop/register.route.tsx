import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { nextPath } from "#contract/next-path.ts";
import { paths } from "#contract/paths.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { call } from "#web/request/call.ts";
import { pageWords } from "#web/request/page-words.ts";
import { sentBy } from "#web/request/sent-by.ts";
import { toast } from "#web/ui/toast-store.ts";
import { accountsEndpoints } from "../endpoints.ts";
import { accounts as accountsWords } from "../texts/accounts.ts";
import { problemOf } from "./parts/problem-of.ts";
import { RegisterPage } from "./register-page.tsx";

export function loader({ request, context }: LoaderFunctionArgs) {
  const next = nextPath(new URL(request.url).searchParams.get("next"));
  if (context.get(pageContext).caller) throw redirect(next);
  return { next };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { done: () => loginAfter(request) });
}

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const answer = await call(accountsEndpoints.register, sentBy(await request.formData()));
  const { register } = pageWords("accounts", accountsWords);
  if (!answer.success) return problemOf(answer, accountsEndpoints.register, register.failed);
  toast.success(answer.message);
  return redirect(loginAfter(request));
}

export default function RegisterRoute() {
  return <RegisterPage {...useLoaderData<typeof loader>()} />;
}

function loginAfter({ url }: Request): string {
  const next = nextPath(new URL(url).searchParams.get("next"));
  return paths.login(next === paths.home() ? {} : { next });
}
