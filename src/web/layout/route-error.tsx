import { lazy, Suspense, useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { PageFailed } from "#web/features/not-found/page-failed.tsx";
import { isPartMissing, loadPageAnewFor } from "#web/navigation/missing-part.ts";

// Hardly any shopper sees it. Where a page failed for want of a network, no script would come either.
const PageNotFound = lazy(() => import("#web/features/not-found/page-not-found.tsx"));

export function RouteError() {
  const error = useRouteError();
  useEffect(() => loadPageAnewFor(error), [error]);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Suspense>
      {status === 404 ? (
        <PageNotFound />
      ) : (
        // The browser's word for a request that got no answer.
        <PageFailed
          isUnavailable={status === 503}
          isUnanswered={error instanceof TypeError}
          // A part that is missing stays so in this document.
          needsDocument={isPartMissing(error)}
        />
      )}
    </Suspense>
  );
}
