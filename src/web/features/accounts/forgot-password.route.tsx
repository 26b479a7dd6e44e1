import { type ActionFunctionArgs, redirect, useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { formProblem } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { pageContext } from "#web/page-context.ts";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";

export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, facts } = context.get(pageContext);
  const form = await readForm(request);
  const visit = shop.session.visitOf(request, facts);
  const sent = await shop.accounts.forgotPassword(form.get("email") ?? "", visit);
  return sent.ok ? redirect(`${paths.forgotPassword()}?sent=1`, 303) : formProblem(sent, form, facts);
}

export default function ForgotPasswordRoute() {
  return <ForgotPasswordPage sent={new URLSearchParams(useLocation().search).has("sent")} />;
}
