import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { formProblem, goOn } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { pageContext } from "#web/page-context.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, good: await context.get(pageContext).shop.accounts.isResetLinkGood(token) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, facts } = context.get(pageContext);
  const form = await readForm(request);
  const given = { token: form.get("token") ?? "", password: form.get("password") ?? "" };
  const reset = await shop.accounts.resetPassword(given, shop.session.visitOf(request, facts));
  if (!reset.ok) return formProblem(reset, form, facts);
  const text = textsOf(facts.lang).accounts.said.passwordReset;
  return goOn(paths.login(), { kind: "success", text }, shop.session.leave());
}

export default function ResetPasswordRoute() {
  return <ResetPasswordPage {...useLoaderData<typeof loader>()} />;
}
