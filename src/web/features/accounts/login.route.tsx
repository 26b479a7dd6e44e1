import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { accountsCalls } from "#contract/calls/accounts.ts";
import type { LoginView } from "#contract/login-view.ts";
import { nextPath } from "#contract/next-path.ts";
import { failure } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { formProblem, goOn } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { spokenPhone } from "#shop/accounts/phone-number.ts";
import { pageContext } from "#web/page-context.ts";
import { call } from "#web/request/call.ts";
import { storeToken } from "#web/request/stored-session.ts";
import { toast } from "#web/ui/toast-store.ts";
import { LoginPage } from "./login-page.tsx";
import { problemOf } from "./parts/problem-of.ts";

const resendWait = 30;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { shop, facts, caller } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const next = nextPath(query.get("next"));
  if (caller) throw redirect(next);
  const awaited = shop.session.awaitedCode(facts);
  const shown = awaited ? spokenPhone(awaited.phone) : "";
  const sentAgo = awaited ? Math.floor((Date.now() - awaited.sentAt) / 1_000) : 0;
  const view: LoginView = {
    next,
    way: query.get("tab") === "phone" ? "phone" : "email",
    google: shop.google !== null,
    email: shop.session.awaitedNewcomer(facts),
    phone: shown,
    code:
      awaited && query.get("step") === "code"
        ? { phone: awaited.phone, shown, resendIn: sentAgo < 0 ? 0 : Math.max(0, resendWait - sentAgo) }
        : null,
  };
  return data(view, shop.session.isOver(facts) ? { headers: shop.session.leave() } : {});
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, facts } = context.get(pageContext);
  const form = await readForm(request);
  const visit = shop.session.visitOf(request, facts);
  const next = nextPath(form.get("next"));
  const remember = form.has("remember");
  const phone = form.get("phone") ?? "";
  switch (form.get("intent")) {
    case "password": {
      const [email, password] = [form.get("email") ?? "", form.get("password") ?? ""];
      const signedIn = await shop.accounts.signIn({ email, password, remember }, visit);
      if (!signedIn.ok) return formProblem(signedIn, form, facts);
      return goOn(next, undefined, await shop.session.arrive(signedIn.value, facts));
    }
    case "code": {
      const requestId = shop.session.awaitedCode(facts)?.requestId ?? "";
      const given = { phone, code: codeIn(form), requestId, remember };
      const signedIn = await shop.accounts.signInWithCode(given, visit);
      if (!signedIn.ok) return formProblem(signedIn, form, facts);
      return goOn(next, undefined, await shop.session.arrive(signedIn.value, facts));
    }
    case "phone":
    case "resend": {
      const sent = await shop.accounts.requestCode(phone, visit);
      if (!sent.ok) return formProblem(sent, form, facts);
      const step = `${paths.login({ next })}&tab=phone&step=code`;
      return goOn(step, undefined, shop.session.awaitCode(sent.value, Date.now()));
    }
    default:
      return formProblem(failure("invalidInput"), form, facts);
  }
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const remember = form.has("remember");
  const intent = text("intent");
  if (intent !== "password" && intent !== "code") return serverAction();
  const answer =
    intent === "password"
      ? await call(accountsCalls.login, { email: text("email"), password: text("password"), remember })
      : await call(accountsCalls.loginWithCode, { phone: text("phone"), code: codeIn(form), remember });
  if (!answer.success) return problemOf(answer, intent);
  storeToken(answer.token);
  // What a visitor was refused is done now, and the next page says so.
  toast.clear();
  return redirect(nextPath(form.get("next")));
}

export default function LoginRoute() {
  return <LoginPage view={useLoaderData<typeof loader>()} />;
}

function codeIn(form: { get(name: string): unknown }): string {
  return [1, 2, 3, 4, 5, 6].map((at) => String(form.get(`d${at}`) ?? "")).join("");
}
