import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { factorFirst } from "#server/auth/factor-first.ts";
import { requireCaller } from "#server/auth/signed-in.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { passkeysView } from "#server/pages/passkeys-page.ts";
import { pageContext } from "#web/page-context.ts";
import { PasskeysPage } from "./passkeys-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const caller = requireCaller(page, request);
  const removing = new URL(request.url).searchParams.get("remove");
  const first = factorFirst(caller, request, page.requestContext);
  return { view: await passkeysView(page.shop, caller, page.requestContext, removing), first };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { done: paths.passkeys });
}

export default function PasskeysRoute() {
  return <PasskeysPage {...useLoaderData<typeof loader>()} />;
}
