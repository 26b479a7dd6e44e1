import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { accountsCalls } from "#contract/calls/accounts.ts";
import { nextPath } from "#contract/next-path.ts";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { formProblem, goOn } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { pageContext } from "#web/page-context.ts";
import { call } from "#web/request/call.ts";
import { pageWords } from "#web/request/page-words.ts";
import { toast } from "#web/ui/toast-store.ts";
import { problemOf } from "./parts/problem-of.ts";
import { RegisterPage } from "./register-page.tsx";

export function loader({ request, context }: LoaderFunctionArgs) {
  const next = nextPath(new URL(request.url).searchParams.get("next"));
  if (context.get(pageContext).caller) throw redirect(next);
  return { next };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, facts } = context.get(pageContext);
  const form = await readForm(request);
  const typed = (name: string) => form.get(name) ?? "";
  const given = { name: typed("name"), email: typed("email"), password: typed("password") };
  const registered = await shop.accounts.register(given, shop.session.visitOf(request, facts));
  if (!registered.ok) return formProblem(registered, form, facts);
  const text = textsOf(facts.lang).accounts.said.registered;
  const headers = shop.session.awaitNewcomer(given.email);
  return goOn(loginAfter(form), { kind: "success", text }, headers);
}

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const form = await request.formData();
  const typed = (name: string) => String(form.get(name) ?? "");
  const given = { name: typed("name"), email: typed("email"), password: typed("password") };
  const answer = await call(accountsCalls.register, given);
  const { register } = pageWords("accounts", accountsWords);
  if (!answer.success) return problemOf(answer, "register", register.failed);
  toast.success(answer.message);
  return redirect(loginAfter(form));
}

export default function RegisterRoute() {
  return <RegisterPage {...useLoaderData<typeof loader>()} />;
}

function loginAfter(form: { get(name: string): unknown }): string {
  const next = nextPath(form.get("next"));
  return paths.login(next === paths.home() ? {} : { next });
}
