import { useMemo, useSyncExternalStore } from "react";
import { guestHint } from "#contract/guest-hint.ts";
import {
  firstName,
  hintCookie,
  readHint,
  sessionOf,
  sessionTagOfHint,
  writtenHint,
} from "#contract/profile-hint.ts";
import type { PersonalView, ShellView } from "#contract/shell-view.ts";
import { isLeaving } from "#web/request/leaving.ts";
import { writeCookie } from "#web/request/write-cookie.ts";

/** What header and hearts show of a shopper, or of a guest, who has no name. */
export type CurrentPerson = PersonalView;

/**
 * Who looks at this page, while it is open: at first what the hint cookie says, then what pages and calls have told.
 * Nothing but the hint outlives the page.
 */
let known: CurrentPerson | null | undefined;
const listeners = new Set<() => void>();
/** Tells the other tabs that somebody has come or left. */
const tabs = import.meta.env.SSR ? null : new BroadcastChannel("haat-person");
tabs?.addEventListener("message", () => show(personOfHint()));

/** What a page shows; of one that was made for all, with what is the shopper's own. It is hydrated as it was made. */
export function usePersonal<Data extends ShellView>(shellData: Data): Data {
  return useWithPerson(
    shellData,
    useSyncExternalStore(subscribe, currentPerson, () => null),
  );
}

/** The same for what is done and not shown: from the first on it is the shopper's. */
export function usePersonalAtOnce<Data extends ShellView>(shellData: Data): Data {
  const atFirst = import.meta.env.SSR ? () => null : currentPerson;
  return useWithPerson(shellData, useSyncExternalStore(subscribe, currentPerson, atFirst));
}

function useWithPerson<Data extends ShellView>(shellData: Data, person: CurrentPerson | null): Data {
  return useMemo(
    () => (shellData.forAll && person ? { ...shellData, ...person } : shellData),
    [shellData, person],
  );
}

/** What a page made for whoever asked says is kept for those made for all. */
export function keepPerson({ sessionTag, user, cartLines, cartUnits, cartVersion, wished }: ShellView): void {
  // The staff's pages show more than a shopper's, and are made for each.
  if (user ? !sessionTag : !isGuest()) forgetPerson();
  else keep({ sessionTag, user, cartLines, cartUnits, cartVersion, wished });
}

/** What has changed of it, where somebody is known. */
export function tellOfPerson(change: (known: CurrentPerson) => Partial<CurrentPerson>): void {
  const person = currentPerson() ?? (isGuest() && !hasSessionTag() && nobody);
  if (person) keep({ ...person, ...change(person) });
}

export function forgetPerson(): void {
  const hasHint = hintHere() !== undefined;
  if (hasHint) writeCookie(`${hintCookie}=; Path=/; Max-Age=0; SameSite=Lax`);
  // The shop itself may have taken the cookie back.
  if (hasHint || known) tabs?.postMessage("left");
  show(null);
}

/** By the shop, for a session; a guest's hint has no session tag. */
export function hasSessionTag(): boolean {
  return sessionTagOfHint(hintHere()) !== undefined;
}

export function isGuest(): boolean {
  return document.cookie.includes(`${guestHint}=1`);
}

function currentPerson(): CurrentPerson | null {
  // What was painted, though its cookie may have gone since: React changes only what it knows to be there.
  if (known === undefined) known = personOf(document.documentElement.dataset.hint ?? hintHere());
  return isLeaving() ? null : known;
}

/** Whom the browser's own cookie names by now, also where another page of the shop has written it. */
export function personOfHint(): CurrentPerson | null {
  return personOf(hintHere());
}

function personOf(written = ""): CurrentPerson | null {
  const hint = readHint(written);
  if (!hint || (hint.sessionTag ? !hint.name : !isGuest())) return null;
  const { sessionTag, name, cartLines, cartUnits, wishes } = hint;
  const user = sessionTag ? { name, email: "" } : null;
  return {
    sessionTag: sessionTag || undefined,
    user,
    cartLines,
    cartUnits,
    cartVersion: 0,
    wished: [],
    wishes,
  };
}

const nobody: CurrentPerson = { user: null, cartLines: 0, cartUnits: 0, cartVersion: 0, wished: [] };

function keep(person: CurrentPerson): void {
  if (JSON.stringify(person) === JSON.stringify(known)) return;
  const { sessionTag = "", user, cartLines, cartUnits, wished, wishes = wished.length } = person;
  const hint = writtenHint({ sessionTag, name: firstName(user?.name ?? ""), cartLines, cartUnits, wishes });
  const before = hintHere();
  if (hint !== before) writeCookie(`${hintCookie}=${hint}; Path=/; SameSite=Lax`);
  if (sessionOf(sessionTag) !== sessionOf(sessionTagOfHint(before) ?? "")) tabs?.postMessage("came");
  show(person);
}

function show(person: CurrentPerson | null): void {
  known = person;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hintHere(): string | undefined {
  return new RegExp(`(?:^|; )${hintCookie}=([^;]*)`).exec(document.cookie)?.[1];
}
