import { type RefObject, useEffect, useRef } from "react";

/** An open menu closes at a press elsewhere, and at Escape, which leads back to what opened it. */
export function useWayOut(open: boolean, menu: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;

  useEffect(() => {
    if (!open) return;
    const press = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) latest.current();
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const opener = menu.current?.querySelector<HTMLElement>("button, summary");
      if (menu.current?.contains(document.activeElement)) opener?.focus();
      latest.current();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", closeByEscape);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", closeByEscape);
    };
  }, [open, menu]);
}
