import { data, type LoaderFunctionArgs, redirectDocument } from "react-router";
import { pageContext } from "#web/page-context.ts";
import PageNotFound from "./page-not-found.tsx";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { isData, caller } = context.get(pageContext);
  const { pathname, search } = new URL(request.url);
  // The back office is no part of the pages that the browser knows: who works there goes there anew.
  if (isData && caller?.role && /^\/manage(?:\/|$)/.test(pathname)) throw redirectDocument(pathname + search);
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return <PageNotFound />;
}
