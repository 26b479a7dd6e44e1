import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requireCaller } from "#server/auth/signed-in.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { consentsView } from "#server/pages/consents-page.ts";
import { pageContext } from "#web/page-context.ts";
import { consentsEndpoints } from "../customers/consents-endpoints.ts";
import { ConsentsPage } from "./consents-page.tsx";

export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return consentsView(page.shop, requireCaller(page, request), page.requestContext);
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { only: consentsEndpoints.choose });
}

export default function ConsentsRoute() {
  return <ConsentsPage view={useLoaderData<typeof loader>()} />;
}
