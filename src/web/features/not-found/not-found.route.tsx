import { data, type LoaderFunctionArgs, redirectDocument, useLoaderData } from "react-router";
import { langBase, pageAddress } from "#contract/lang-address.ts";
import { pageContext } from "#web/page-context.ts";
import PageNotFound from "./page-not-found.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { isData, caller, shop } = context.get(pageContext);
  const { pathname, search } = pageAddress(request.url);
  const path = pathname.replace(langBase, "");
  // The back office is no part of the pages that the browser knows: who works there goes there anew.
  const isStaff = Boolean(caller?.role ?? caller?.pendingRole);
  if (isData && isStaff && /^\/manage(?:\/|$)/.test(path)) throw redirectDocument(path + search);
  const tree = await shop.catalogue.categories();
  const ways = tree.listed([]).map(({ id, picture }) => ({ id, picture }));
  return data({ ways }, { status: 404 });
}

export default function NotFoundRoute() {
  return <PageNotFound {...useLoaderData<typeof loader>()} />;
}
