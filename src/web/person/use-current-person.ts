import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { sessionOf } from "#contract/profile-hint.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { hadSession } from "#web/request/stored-session.ts";
import { forgetPerson, hasSessionTag, keepPerson, personOfHint } from "./current-person.ts";

/**
 * Keeps what pages made for all are completed with, and lets no page show somebody whom this browser no longer knows.
 * `sessionTag` is of whom React has drawn, which comes after it knows of them: before, it could not take them away.
 */
export function useCurrentPerson(shellData: ShellView, sessionTag: string | undefined): void {
  const { forAll, user, shop } = shellData;
  const { revalidate } = useRevalidator();
  const hadUser = useRef<boolean>(null);

  useEffect(() => {
    if (!forAll) keepPerson(shellData);
    else if (!user) {
      // At first a session says it, for the hint may have gone while the page came.
      const isLost = hasSessionTag() || (hadUser.current ?? hadSession());
      if (isLost || !shop.hasGuests) forgetPerson();
      // Nothing was kept of whoever has hint or session: without the hint the page is made for them.
      if (isLost && !hasSessionTag()) void revalidate();
    }
    hadUser.current = user !== null;
  }, [shellData, forAll, user, shop, revalidate]);

  useEffect(() => {
    if (!sessionTag) return;
    // The page, now or when it is looked at again, may be of somebody who has left, or come in anew, in another tab.
    const compare = () => {
      const now = personOfHint()?.sessionTag;
      if (!now && forAll) forgetPerson();
      else if (!now) void revalidate();
      else if (sessionOf(now) !== sessionOf(sessionTag)) leavePage();
    };
    compare();
    const look = () => void (document.hidden || compare());
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) compare();
    };
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", comeBack);
    return () => {
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pageshow", comeBack);
    };
  }, [forAll, sessionTag, revalidate]);
}

/** Nothing of the former is seen once more, with or without a network. */
function leavePage(): void {
  document.body.hidden = true;
  location.reload();
}
