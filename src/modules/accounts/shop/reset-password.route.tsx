import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, good: await context.get(pageContext).shop.accounts.isResetLinkGood(token) };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { done: () => paths.login() });
}

export default function ResetPasswordRoute() {
  return <ResetPasswordPage {...useLoaderData<typeof loader>()} />;
}
