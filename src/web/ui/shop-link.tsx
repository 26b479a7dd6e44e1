import { type ComponentProps, type MouseEvent, use } from "react";
import { createPath, UNSAFE_DataRouterContext as DataRouterContext, useLocation } from "react-router";
import { useAddress } from "./use-address.ts";

export type ShopLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address of this shop in English: a page of it has some fifty links, and none has to be worked out. */
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean | undefined;
  /** Leads to a page that the router does not know, or to a place that is there only on a page as the server writes it. */
  readonly reloadDocument?: boolean;
};

/** A link within the shop, for which the router is asked when it is pressed and not before. */
export function ShopLink(props: ShopLinkProps) {
  const { to, replace, state, preventScrollReset = false, reloadDocument, onClick, ...rest } = props;
  const router = use(DataRouterContext)?.router;
  const href = useAddress(to);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || reloadDocument || isForTheBrowser(event, props)) return;
    event.preventDefault();
    void router.navigate(to, {
      replace: replace ?? createPath(router.state.location) === href,
      state,
      preventScrollReset,
      // The picture of a card becomes that of the page, in motion.css: where nothing hovers it would only be later.
      viewTransition: to.startsWith("/product/") && matchMedia("(hover:hover)").matches,
    });
  };
  return <a {...rest} href={href} onClick={press} />;
}

/** Says so where it leads to the page one is on, or, unless it ends there, to one above it. */
export function NavLink({ end = false, ...rest }: ShopLinkProps & { readonly end?: boolean }) {
  const here = useLocation().pathname.toLowerCase();
  const [there = ""] = rest.to.toLowerCase().split("?");
  const isCurrent = here === there || (!end && here.startsWith(`${there}/`));
  return <ShopLink aria-current={isCurrent ? "page" : undefined} {...rest} />;
}

/** A press that leaves this page as it is: in a tab or a window of its own, or to be saved. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function isForTheBrowser(event: MouseEvent, { to, target, download }: ShopLinkProps): boolean {
  return (
    event.defaultPrevented ||
    opensElsewhere(event) ||
    (target ?? "_self") !== "_self" ||
    download !== undefined ||
    !/^\/(?!\/)/.test(to)
  );
}
