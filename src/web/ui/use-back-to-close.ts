import { useEffect, useRef } from "react";

const phone = "(max-width: 48rem), (pointer: coarse)";
const overlayKey = "haatOverlay";

/** On a phone, Back closes the open overlay first: it gets a history entry of its own while it is open. */
export function useBackToClose(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;

  useEffect(() => {
    if (!open || !matchMedia(phone).matches) return;
    let pushed = false;
    const timer = setTimeout(() => {
      history.pushState({ ...history.state, [overlayKey]: true }, "");
      pushed = true;
    });
    const back = (event: Event) => {
      if (!pushed) return;
      // The router must not take this for a navigation: the page stays the same.
      event.stopImmediatePropagation();
      pushed = false;
      latest.current();
    };
    addEventListener("popstate", back, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("popstate", back, { capture: true });
      if (pushed && history.state?.[overlayKey]) leaveQuietly();
    };
  }, [open]);
}

/** Where a dialog closes and leads on: its own step leaves the history before the next one is taken. */
export function afterOverlay(leadOn: () => void): void {
  if (history.state?.[overlayKey])
    addEventListener("popstate", () => setTimeout(leadOn), { capture: true, once: true });
  else leadOn();
}

function leaveQuietly(): void {
  addEventListener("popstate", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  history.back();
}
