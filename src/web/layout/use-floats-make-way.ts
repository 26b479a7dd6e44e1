import { useEffect } from "react";

const least = 6;
/** Above this the page still shows its beginning. */
const beginning = 160;

/**
 * Marks the page while one reads on, or writes beneath what floats: on a phone that steps aside then, and for whom
 * reads on the header folds its search away.
 */
export function useFloatsMakeWay(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < least) return;
      mark(now > last && now > beginning && "read");
      last = now;
    };
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.matches(".floating")) return;
      // What stands over the page, such as the chat's own panel, is nothing to make way for.
      mark(target.closest("main, body > footer") !== null && isCovered(target) && "focus");
    };
    const mark = (aside: "read" | "focus" | false) => {
      if (aside) dataset.floats = aside;
      else delete dataset.floats;
    };
    addEventListener("scroll", follow, { passive: true });
    addEventListener("focusin", uncover);
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("focusin", uncover);
      mark(false);
    };
  }, []);
}

function isCovered(element: Element): boolean {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll(".floating")].some((float) => {
    const other = float.getBoundingClientRect();
    return (
      own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom
    );
  });
}
