import { guestMark } from "#contract/guest-mark.ts";
import { knownMark } from "#contract/known-mark.ts";
import type { OwnFacts, ShellView } from "#contract/shell-view.ts";
import { isLeaving } from "./leaving.ts";
import { quietly } from "./quietly.ts";
import { writeCookie } from "./write-cookie.ts";

/** What header and hearts show of a shopper, or of a guest, who has no name. */
export type KnownPerson = Omit<OwnFacts, "mark">;

/** What was fetched of a page made for all, with what is the shopper's own. */
export function completed<Results extends Record<string, { result: unknown }>>(results: Results): Results {
  const root = results.root?.result;
  if (isForAll(root)) Object.assign(root, knownPerson());
  return results;
}

export function isForAll(root: unknown): root is ShellView {
  return (root as Partial<ShellView> | null | undefined)?.forAll === true;
}

/** What a page made for whoever asked says is kept for those made for all. Without a place to keep it, there are none. */
export function keepPerson({ mark, user, cartLines, cartUnits, cartVersion, wished }: ShellView): void {
  const known = { user, cartLines, cartUnits, cartVersion, wished };
  if (user ? !mark : !isGuest()) forgetPerson();
  else
    quietly(() => {
      write(known);
      if (user) writeCookie(`${knownMark}=${mark}; Path=/; SameSite=Lax`);
      else unmark();
    });
}

/** What has changed of it, where somebody is known. */
export function tellOfPerson(change: (known: KnownPerson) => Partial<KnownPerson>): void {
  const known = knownPerson() ?? (isGuest() && !isMarked() && nobody);
  if (known) quietly(() => write({ ...known, ...change(known) }));
}

export function forgetPerson(): void {
  quietly(() => localStorage.removeItem(knownMark));
  unmark();
}

export function isMarked(): boolean {
  return document.cookie.includes(`${knownMark}=`);
}

export function isGuest(): boolean {
  return document.cookie.includes(`${guestMark}=1`);
}

/** Who it is that this browser keeps something of, whether or not pages made for all are shown to them. */
export function readPerson(kept: string | null): KnownPerson | null {
  return quietly(() => JSON.parse(kept as string));
}

export function keptPerson(): KnownPerson | null {
  return readPerson(quietly(() => localStorage.getItem(knownMark)));
}

function knownPerson(): KnownPerson | null {
  const known = isLeaving() ? null : keptPerson();
  return known && (known.user ? isMarked() : isGuest()) ? known : null;
}

/** As a page made for all has it. */
export const nobody: KnownPerson = { user: null, cartLines: 0, cartUnits: 0, cartVersion: 0, wished: [] };

function unmark(): void {
  if (isMarked()) writeCookie(`${knownMark}=; Path=/; Max-Age=0; SameSite=Lax`);
}

function write(known: KnownPerson): void {
  localStorage.setItem(knownMark, JSON.stringify(known));
}
