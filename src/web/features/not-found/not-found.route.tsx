import { data, type LoaderFunctionArgs, redirectDocument } from "react-router";
import { pageContext } from "#web/page-context.ts";
import PageNotFound from "./page-not-found.tsx";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { isData, caller } = context.get(pageContext);
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/hi(?=\/manage)|\.data$/g, "");
  // The back office is no part of the pages that the browser knows: who works there goes there anew.
  const isStaff = Boolean(caller?.role ?? caller?.waits);
  if (isData && isStaff && /^\/manage(?:\/|$)/.test(path)) throw redirectDocument(path + search);
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return <PageNotFound />;
}
