import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { formProblem, goOn } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { requireCaller } from "#server/signed-in.ts";
import { pageContext } from "#web/page-context.ts";
import { ConfirmEmailPage } from "./confirm-email-page.tsx";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireCaller(context.get(pageContext), request);
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const { shop, facts } = page;
  const { userId } = requireCaller(page, request);
  const form = await readForm(request);
  const visit = shop.session.visitOf(request, facts);
  const confirmed = await shop.accounts.confirmEmail(userId, form.get("token") ?? "", visit);
  if (!confirmed.ok) return formProblem(confirmed, form, facts);
  const text = textsOf(facts.lang).accounts.said.emailConfirmed;
  return goOn(paths.profile(), { kind: "success", text });
}

export default function ConfirmEmailRoute() {
  return <ConfirmEmailPage {...useLoaderData<typeof loader>()} />;
}
