import { createContext } from "react-router";
import type { ShellView } from "#contract/shell-view.ts";
import type { Caller, RequestContext } from "#server/auth/caller.ts";
import type { ShopServices } from "#server/shop-services.ts";

/** What a page's loader and action are given. */
export interface PageContext {
  readonly shop: ShopServices;
  readonly requestContext: RequestContext;
  readonly caller: Caller | null;
  /** Asked for by the script of a page that is open, which shows it in its place. */
  readonly isData: boolean;
  /** Header and footer facts: the shop's name, the language, who is signed in, what the cart holds. */
  readonly shell: () => Promise<ShellView>;
  /** Marks the inline scripts that the renderer itself writes. */
  readonly nonce: string;
  readonly publicUrl: string;
  /** Rupees for one unit of the catalogue. */
  readonly rate: number;
  /** Takes in the page as the bytes it was made of: in the body of an answer they would become a stream, and bytes again. */
  readonly write: (html: Buffer) => void;
  /** Takes in what a page broke at. */
  readonly report: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();
