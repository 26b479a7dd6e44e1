import type { ComponentProps } from "react";
import { useHref } from "react-router";

/** Leads to a page of the shop as a whole document, in the language of this one. */
export function PlainLink({ href, ...rest }: ComponentProps<"a"> & { readonly href: string }) {
  return <a {...rest} href={useHref(href)} />;
}
