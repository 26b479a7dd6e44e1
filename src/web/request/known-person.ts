import { knownMark } from "#contract/known-mark.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { isLeaving } from "./leaving.ts";
import { quietly } from "./quietly.ts";
import { writeCookie } from "./write-cookie.ts";

/** What header and hearts show of a shopper. */
export type KnownPerson = Pick<ShellView, "user" | "cartLines" | "cartUnits" | "cartVersion" | "wished">;

/** What was fetched of a page made for all, with what is the shopper's own. */
export function completed<Results extends Record<string, { result: unknown }>>(results: Results): Results {
  const root = results.root?.result;
  if (isForAll(root)) Object.assign(root, knownPerson());
  return results;
}

function isForAll(root: unknown): root is ShellView {
  return typeof root === "object" && root !== null && "forAll" in root;
}

/** What a page made for the shopper says is kept for those made for all. Without a place to keep it, there are none. */
export function keepPerson({ forAll, mark, ...root }: ShellView): void {
  if (forAll) return;
  const { user, cartLines, cartUnits, cartVersion, wished } = root;
  if (user && mark)
    quietly(() => {
      write({ user, cartLines, cartUnits, cartVersion, wished });
      writeCookie(`${knownMark}=${mark}; Path=/; SameSite=Lax`);
    });
  else forgetPerson();
}

/** What has changed of it, where somebody is known. */
export function tellOfPerson(change: (known: KnownPerson) => Partial<KnownPerson>): void {
  const known = knownPerson();
  if (known) quietly(() => write({ ...known, ...change(known) }));
}

export function forgetPerson(): void {
  quietly(() => localStorage.removeItem(knownMark));
  if (isMarked()) writeCookie(`${knownMark}=; Path=/; Max-Age=0; SameSite=Lax`);
}

export function isMarked(): boolean {
  return document.cookie.includes(`${knownMark}=`);
}

function knownPerson(): KnownPerson | null {
  if (!isMarked() || isLeaving()) return null;
  return quietly(() => JSON.parse(localStorage.getItem(knownMark) as string));
}

function write(known: KnownPerson): void {
  localStorage.setItem(knownMark, JSON.stringify(known));
}
