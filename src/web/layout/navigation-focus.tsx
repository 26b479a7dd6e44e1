import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusAgain, rememberFocus } from "./remembered-focus.ts";

/** After a client navigation to another page, the reader stands at its heading and hears its title; after Back, where he left. */
export function NavigationFocus() {
  const { key, pathname, search, hash, state } = useLocation();
  const isBack = useNavigationType() === "POP";
  const stays = !isBack && state?.stays === true;
  const page = `${pathname}?${new URLSearchParams(search).get("page") ?? ""}`;
  const shown = useRef(page);
  const [title, setTitle] = useState("");

  useEffect(() => rememberFocus(key), [key]);
  useEffect(() => {
    const isOther = shown.current !== page;
    shown.current = page;
    if (!isOther || stays) return;
    // The new title stands in the head only after React has committed it.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      if (hash || document.querySelector("dialog[open]")) return;
      if (!isBack || !focusAgain(key)) focusHeading();
    });
    return () => cancelAnimationFrame(frame);
  }, [page, stays, isBack, key, hash]);

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}

function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
