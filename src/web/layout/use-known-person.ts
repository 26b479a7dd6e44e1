import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { knownMark } from "#contract/known-mark.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { forgetPerson, isMarked, keepPerson, keptPerson, readPerson } from "#web/request/known-person.ts";
import { hadSession } from "#web/request/stored-session.ts";

/** Keeps what pages made for all are completed with, and lets no page show somebody whom this browser no longer knows. */
export function useKnownPerson(facts: ShellView): void {
  const { forAll, user, shop } = facts;
  const { revalidate } = useRevalidator();
  const hadUser = useRef<boolean>(null);

  useEffect(() => {
    if (!forAll) keepPerson(facts);
    else if (!user) {
      // At first a session says it, for the mark may have gone while the page came.
      const isLost = isMarked() || (hadUser.current ?? hadSession());
      if (isLost || !shop.hasGuests) forgetPerson();
      // Nothing was kept of whoever has mark or session: without the mark the page is made for them.
      if (isLost && !isMarked()) void revalidate();
    }
    hadUser.current = user !== null;
  }, [facts, forAll, user, shop, revalidate]);

  useEffect(() => {
    const compare = (now: ShellView["user"]) => {
      if (user && user.email !== now?.email) leavePage();
      else if (user?.name !== now?.name) void revalidate();
    };
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === null || key === knownMark) compare(readPerson(newValue)?.user ?? null);
    };
    // Come back to, the page is as it was left, whoever left it.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const now = keptPerson()?.user ?? null;
      if (user?.email === now?.email) void revalidate();
      else compare(now);
    };
    addEventListener("storage", hear);
    addEventListener("pageshow", comeBack);
    return () => {
      removeEventListener("storage", hear);
      removeEventListener("pageshow", comeBack);
    };
  }, [user, revalidate]);
}

/** Nothing of the former is seen once more, with or without a network. */
function leavePage(): void {
  document.body.hidden = true;
  location.reload();
}
