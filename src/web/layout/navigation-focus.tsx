import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** After a client navigation to another page, the reader stands at its heading and hears its title. */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The new title stands in the head only after React has committed it.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      if (!hash) focusHeading();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}

function focusHeading(): void {
  if (document.querySelector("dialog[open]")) return;
  const target =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
