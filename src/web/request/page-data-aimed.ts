import { withoutHindi } from "#contract/lang-address.ts";
import { isSharedPage } from "#contract/shared-pages.ts";
import { askAhead, savesData } from "./page-data-ahead.ts";

/** A finger that only scrolls, or a pointer that only passes, is gone by then. */
const aimMs = 50;
let aiming: ReturnType<typeof setTimeout> | undefined;

/** Public pages alone, of which nothing is made for anybody and nothing is counted. */
export function askForAimed(isForAll: () => boolean, loadPage: (path: string) => void): void {
  if (savesData()) return;
  let aimed: (() => void) | undefined;
  const miss = () => {
    clearTimeout(aiming);
    aimed = undefined;
  };
  const aim = ({ target, type, pointerType }: PointerEvent) => {
    miss();
    if (type === "pointerover" && pointerType !== "mouse") return;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>("a[href]:not([target], [download])");
    if (!link || !isForAll() || !isForAhead(link)) return;
    loadPage(link.pathname);
    aimed = () => void askAhead(link.pathname + link.search, type === "pointerover" ? "low" : "auto");
    aiming = setTimeout(aimed, aimMs);
  };
  addEventListener("pointerover", aim, { passive: true });
  addEventListener("pointerdown", aim, { passive: true });
  // A short press: the page answers it first, and only then the router would ask.
  addEventListener("pointerup", () => aimed?.(), { passive: true });
  addEventListener("pointercancel", miss, { passive: true });
  addEventListener("pointerout", miss, { passive: true });
}

/** The router asks now. */
export function stopAiming(): void {
  clearTimeout(aiming);
}

export function isForAhead({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const isHere = pathname + search === location.pathname + location.search;
  return origin === location.origin && !isHere && isSharedPage(withoutHindi(pathname) ?? pathname);
}
