import type { ComponentType } from "react";
import { Link, type LinkProps } from "react-router";

/** A link within the shop. On the server its address is clear: nothing has to be asked of the router for each. */
export const ShopLink: ComponentType<LinkProps> = import.meta.env.SSR ? WrittenLink : Link;

function WrittenLink(props: LinkProps) {
  const { to, replace, state, prefetch, preventScrollReset, viewTransition, onClick, ...rest } = props;
  if (typeof to !== "string" || !/^\/(?![/\\])/.test(to) || prefetch || rest.discover || rest.reloadDocument)
    return <Link {...props} />;
  return <a {...rest} href={to} data-discover="true" />;
}
