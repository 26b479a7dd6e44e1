import { lazy, Suspense } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { fetchedAtRest } from "#web/ui/when-idle.ts";

// Every page has these two behind it, hardly any shopper sees them. What no answer came to has no script coming either.
const PageNotFound = lazy(() => import("#web/features/not-found/page-not-found.tsx"));
const PageFailed = lazy(fetchedAtRest(() => import("#web/features/not-found/page-failed.tsx")));

export function RouteError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Suspense>
      {status === 404 ? (
        <PageNotFound />
      ) : (
        // The browser's word for a request that got no answer.
        <PageFailed isUnavailable={status === 503} isUnanswered={error instanceof TypeError} />
      )}
    </Suspense>
  );
}
