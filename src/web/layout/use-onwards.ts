import { useLocation, useSearchParams } from "react-router";
import { nextPath } from "#contract/next-path.ts";
import { paths } from "#contract/paths.ts";

type Onwards = { readonly next?: string };

/** Where signing in leads back to: this page, or the one that sent the shopper to sign in. */
export function useOnwards(): Onwards {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const here = nextPath(pathname + search);
  const next = here === paths.home() ? nextPath(params.get("next")) : here;
  return next === paths.home() ? {} : { next };
}
