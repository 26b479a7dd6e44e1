import type { DataRouter } from "react-router";
import { whenIdle } from "#web/ui/when-idle.ts";
import { askAhead, askedAhead, forgetOldAsked, savesData } from "./page-data-ahead.ts";
import { isForAhead } from "./page-data-aimed.ts";

const calmMs = 500;
const most = 4;

/**
 * Where a page has come to rest, the first links that one sees are asked for, one after the other. Not where one came
 * Back, which asks for nothing, until a finger scrolls on.
 */
export function askForWhatIsInView(
  { state, subscribe }: DataRouter,
  isForAll: () => boolean,
  loadPage: (path: string) => void,
): void {
  if (savesData()) return;
  let calm: ReturnType<typeof setTimeout> | undefined;
  let view = 0;
  let { key } = state.location;
  const leave = () => {
    clearTimeout(calm);
    view += 1;
  };
  const rest = () => {
    leave();
    const now = view;
    const isStill = () => now === view && document.visibilityState === "visible";
    const ask = () => isForAll() && askEach(linksInView(), loadPage, isStill);
    calm = setTimeout(() => whenIdle(ask), calmMs);
  };
  subscribe(({ navigation, location, historyAction }) => {
    if (navigation.state !== "idle") leave();
    else if (key !== location.key && historyAction !== "POP") {
      forgetOldAsked();
      rest();
    }
    key = location.key;
  });
  // A finger that begins to scroll presses nothing any more.
  addEventListener("pointercancel", () => addEventListener("scrollend", rest, { once: true }));
  // Nobody presses what nobody sees.
  document.addEventListener("visibilitychange", rest);
  rest();
}

async function askEach(
  [link, ...others]: readonly HTMLAnchorElement[],
  loadPage: (path: string) => void,
  isStill: () => boolean,
): Promise<void> {
  if (!link || !isStill()) return;
  loadPage(link.pathname);
  if (await askAhead(addressOf(link))) await askEach(others, loadPage, isStill);
}

/** One for each page, in the place where it stands first, and none for what is there. */
function linksInView(): readonly HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]:not([target], [download])");
  const seen = [...links].filter((link) => isForAhead(link) && isInView(link));
  const addresses = seen.map(addressOf);
  return seen
    .filter((link, at) => addresses.indexOf(addressOf(link)) === at)
    .slice(0, most)
    .filter((link) => !askedAhead(addressOf(link)));
}

function addressOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search;
}

function isInView(link: Element): boolean {
  const { top, bottom, left, right, height } = link.getBoundingClientRect();
  return height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}
