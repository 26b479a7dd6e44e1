import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { factorFirst } from "#server/auth/factor-first.ts";
import { requireCaller } from "#server/auth/signed-in.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { ConfirmEmailPage } from "./confirm-email-page.tsx";

export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const first = factorFirst(requireCaller(page, request), request, page.requestContext);
  return { token: new URL(request.url).searchParams.get("token") ?? "", first };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { done: () => paths.profile() });
}

export default function ConfirmEmailRoute() {
  return <ConfirmEmailPage {...useLoaderData<typeof loader>()} />;
}
