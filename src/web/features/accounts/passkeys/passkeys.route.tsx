import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { actByForm } from "#server/act-by-form.ts";
import { passkeysView } from "#server/passkeys-page.ts";
import { requireCaller } from "#server/signed-in.ts";
import { pageContext } from "#web/page-context.ts";
import { PasskeysPage } from "./passkeys-page.tsx";

export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const removing = new URL(request.url).searchParams.get("remove");
  return passkeysView(page.shop, requireCaller(page, request), page.facts, removing);
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { done: paths.passkeys });
}

export default function PasskeysRoute() {
  return <PasskeysPage view={useLoaderData<typeof loader>()} />;
}
