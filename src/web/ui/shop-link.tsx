import type { MouseEvent } from "react";
import { Link, type LinkProps, type NavLinkProps, NavLink as RouterNavLink } from "react-router";
import { isSharedPage } from "#contract/shared-pages.ts";

export type ShopLinkProps = LinkProps & { readonly to: string };

/** A link within the shop, to an address in English; the router adds the language of the page. */
export function ShopLink(props: ShopLinkProps) {
  return <Link {...behaviourOf(props.to)} {...props} />;
}

/** Says so where it leads to the page one is on, or, unless it ends there, to one above it. */
export function NavLink(props: NavLinkProps & { readonly to: string }) {
  return <RouterNavLink {...behaviourOf(props.to)} {...props} />;
}

/** A press that leaves this page as it is: in a tab or a window of its own, or to be saved. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

const hovers = !import.meta.env.SSR && matchMedia("(hover: hover)").matches;

/** Public pages are fetched as they are aimed at: nothing of them is made for anybody, and nothing is counted. */
function behaviourOf(to: string) {
  const [path = ""] = to.split(/[?#]/, 1);
  return {
    // All routes are known from the start.
    discover: "none" as const,
    prefetch: isSharedPage(path) ? ("intent" as const) : ("none" as const),
    // The picture of a card becomes that of the page, in motion.css: where nothing hovers it would only be later.
    viewTransition: hovers && path.startsWith("/product/"),
  };
}
