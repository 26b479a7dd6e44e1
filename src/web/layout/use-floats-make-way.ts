import { useEffect } from "react";

const least = 6;
/** Above this the page still shows its beginning. */
const beginning = 160;

/**
 * Marks the page while one reads on, or goes back up: on a phone the header folds its search away for the one, and the
 * sale shows to the other, unless it would cover what has the focus.
 */
export function useFloatsMakeWay(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < least) return;
      dataset.floats = now <= beginning ? "" : now > last ? "read" : "back";
      last = now;
    };
    const uncover = ({ target }: FocusEvent) => {
      if (!dataset.floats || dataset.floats === "read" || !(target instanceof Element)) return;
      // What stands over the page, such as the chat's own panel, is nothing to make way for.
      dataset.floats = target.closest("main, body > footer") && isCovered(target) ? "focus" : "back";
    };
    addEventListener("scroll", follow, { passive: true });
    addEventListener("focusin", uncover);
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("focusin", uncover);
      delete dataset.floats;
    };
  }, []);
}

/** Where the sale can cover anything it is as wide as the page, and at its lower edge. */
function isCovered(element: Element): boolean {
  const sale = document.querySelector(".flash-button");
  if (!sale || element === sale) return false;
  return element.getBoundingClientRect().bottom > sale.getBoundingClientRect().top;
}
