import { isLetGo, type Pull, pulledTo } from "./pull.ts";

/** The edge that a drawer came from and goes back to. */
export type Edge = "top" | "bottom";

const timing = { duration: 200, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/** A drawer goes along with the finger that pulls it to its edge; let go, it leaves or springs back. */
export function followFinger(drawer: HTMLElement, edge: Edge, leave: () => void): () => void {
  const sign = edge === "top" ? -1 : 1;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const listening = new AbortController();
  const { signal } = listening;
  let from: readonly [x: number, y: number] | null = null;
  let pull: Pull | null = null;
  let going: Animation | undefined;

  const begin = ({ touches: [finger, another] }: TouchEvent) => {
    going?.cancel();
    // Within a page made larger, the finger looks around.
    if (another || (visualViewport?.scale ?? 1) > 1.01) springBack();
    else if (finger) from = [finger.clientX, finger.clientY];
  };
  const move = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!from || !finger) return;
    const far = (finger.clientY - from[1]) * sign;
    const aside = Math.abs(finger.clientX - from[0]);
    // A finger that trembles taps.
    if (!pull && Math.hypot(far, aside) < 8) return;
    // What is not taken at its first step, the browser scrolls.
    if (!pull && (far < aside || scrollsTowards(event.target, drawer, sign))) from = null;
    else follow(event, Math.max(0, far));
  };
  const follow = (event: TouchEvent, far: number) => {
    event.preventDefault();
    pull = pulledTo(far, event.timeStamp, pull);
    if (!isCalm) Object.assign(drawer.style, placed(edge, far));
  };
  const release = ({ timeStamp }: TouchEvent) => {
    from = null;
    if (!pull) return;
    if (!isLetGo(pull, drawer.offsetHeight, timeStamp)) return springBack();
    listening.abort();
    if (isCalm) return leave();
    going = drawer.animate([placed(edge, pull.far), placed(edge, drawer.offsetHeight)], {
      ...timing,
      fill: "forwards",
    });
    going.onfinish = leave;
  };
  const springBack = () => {
    from = null;
    if (pull && !isCalm) going = drawer.animate([placed(edge, pull.far), placed(edge, 0)], timing);
    pull = null;
    Object.assign(drawer.style, resting);
  };

  drawer.addEventListener("touchstart", begin, { passive: true, signal });
  drawer.addEventListener("touchmove", move, { passive: false, signal });
  drawer.addEventListener("touchend", release, { signal });
  drawer.addEventListener("touchcancel", springBack, { signal });
  return () => {
    listening.abort();
    going?.cancel();
    Object.assign(drawer.style, resting);
  };
}

const resting = { translate: "", clipPath: "" };

/** One that goes up, goes beneath what it hangs from. */
function placed(edge: Edge, far: number) {
  if (edge === "bottom") return { translate: `0 ${far}px` };
  return { translate: `0 ${-far}px`, clipPath: `inset(${far}px 0 -3rem)` };
}

/** Whether what was touched would scroll under a finger that goes up (-1) or down (1), somewhere within. */
function scrollsTowards(touched: EventTarget | null, within: HTMLElement, sign: -1 | 1): boolean {
  let element = touched instanceof Element ? touched : null;
  for (; element && within.contains(element); element = element.parentElement) {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowY);
    if (isScroller && (sign > 0 ? scrollTop : scrollHeight - clientHeight - scrollTop) >= 1) return true;
  }
  return false;
}
