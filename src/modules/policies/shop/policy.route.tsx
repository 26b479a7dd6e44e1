import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageContext } from "#web/page-context.ts";
import { isPolicyPage } from "../rules/policy-pages.ts";
import { otherPolicies, policyView } from "../rules/policy-view.ts";
import { PolicyPage } from "./public/policy-page.tsx";

export function loader({ params: { page }, context }: LoaderFunctionArgs) {
  if (!isPolicyPage(page)) throw data(null, { status: 404 });
  const {
    shop,
    requestContext: { lang },
  } = context.get(pageContext);
  const settings = shop.shopSettings.now();
  return {
    policy: policyView(page, { settings, terms: shop.pricing.terms(), lang }),
    others: otherPolicies(page, settings, lang),
    lang,
  };
}

export default function PolicyRoute() {
  return <PolicyPage {...useLoaderData<typeof loader>()} />;
}
