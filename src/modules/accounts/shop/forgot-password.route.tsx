import { type ActionFunctionArgs, useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), {
    message: () => null,
    done: () => `${paths.forgotPassword()}?sent=1`,
  });
}

export default function ForgotPasswordRoute() {
  return <ForgotPasswordPage sent={new URLSearchParams(useLocation().search).has("sent")} />;
}
