import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { isPolicyPage } from "#contract/policies.ts";
import { policyView } from "#shop/policies/policy-view.ts";
import { pageContext } from "#web/page-context.ts";
import { PolicyPage } from "./policy-page.tsx";

export function loader({ params: { page }, context }: LoaderFunctionArgs) {
  const { shop, facts } = context.get(pageContext);
  if (!isPolicyPage(page)) throw data(null, { status: 404 });
  const settings = shop.shopSettings.now();
  return policyView(page, { settings, terms: shop.pricing.terms(), lang: facts.lang });
}

export default function PolicyRoute() {
  return <PolicyPage policy={useLoaderData<typeof loader>()} />;
}
