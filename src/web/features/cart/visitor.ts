import { type ContextType, use } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import type { ShellView } from "#contract/shell-view.ts";

type Router = NonNullable<ContextType<typeof DataRouterContext>>["router"];

/** Asked when something is pressed: a page has some fifty buttons, and none has to hear of each step of the router. */
export function useRouter(): Router | undefined {
  return use(DataRouterContext)?.router;
}

/** A visitor's wish is kept; the login says so in the documented words, and leads back here. */
export function refusedAsVisitor(
  router: Router | undefined,
  to: string,
  form: HTMLFormElement | null,
  pressed?: HTMLButtonElement,
): boolean {
  const { loaderData, location } = router?.state ?? {};
  const facts = loaderData?.root as ShellView | undefined;
  if (facts?.user ?? facts?.shop.hasGuests) return false;
  const formData = new FormData(form ?? undefined);
  // Older browsers leave out what the button says, which names the goods.
  if (pressed) formData.set(pressed.name, pressed.value);
  // Until the page is at rest the form stands as the first page had it written.
  if (location) formData.set("next", location.pathname + location.search);
  void router?.navigate(to, { formMethod: "post", formData });
  return true;
}
