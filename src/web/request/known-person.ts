import { knownMark } from "#contract/known-mark.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { isLeaving } from "./leaving.ts";
import { quietly } from "./quietly.ts";

/** What header and hearts show of a shopper. */
export type KnownPerson = Pick<ShellView, "user" | "cartLines" | "cartUnits" | "cartVersion" | "wished">;

/** What a page made for all was completed with before it was painted. */
type Completed = { readonly haatKnown?: KnownPerson };

/** A page made for all with what is the shopper's own; the one that the browser has just loaded as it was painted. */
export function withPerson(root: ShellView, isFirst = false): ShellView {
  return root.forAll ? { ...root, ...(isFirst ? (window as Completed).haatKnown : knownPerson()) } : root;
}

export function knownPerson(): KnownPerson | null {
  if (!isMarked() || isLeaving()) return null;
  return quietly(() => JSON.parse(localStorage.getItem(knownMark) ?? "null"));
}

export function forgetPerson(): void {
  quietly(() => localStorage.removeItem(knownMark));
  setMark("", "; Max-Age=0");
}

export function isMarked(): boolean {
  return document.cookie.includes(`${knownMark}=`);
}

export function setMark(mark: string, life = ""): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in browsers that shoppers still use
  document.cookie = `${knownMark}=${mark}; Path=/; SameSite=Lax${life}${secure}`;
}
