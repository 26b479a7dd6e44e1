import type { ComponentProps } from "react";
import { useAddress } from "./use-address.ts";

/** Leads to a page of the shop as a whole document, in the language of this one. */
export function PlainLink({ href, ...rest }: ComponentProps<"a"> & { readonly href: string }) {
  return <a {...rest} href={useAddress(href)} />;
}
