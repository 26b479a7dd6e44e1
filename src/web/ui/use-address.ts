import { use } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";

/** A path of the shop as the page writes it: below `/hi` on a page in Hindi. */
export function useAddress(path: string): string {
  const { basename } = use(NavigationContext);
  return basename === "/" || path[0] !== "/" ? path : basename + path.replace(/^\/(?=[?#]|$)/, "");
}
