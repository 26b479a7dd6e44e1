import type { DataRouter, RouterSubscriber } from "react-router";

const calmMs = 100;

/**
 * Most pages are there at once: that one is on its way is told only where it is not, for to show it draws anew the
 * page that one leaves. What came at once is drawn in one piece, and in a piece of work of its own: of what is drawn
 * within a press all of the page that one leaves is cleared away before anything is painted.
 */
export function toldLate(router: DataRouter): DataRouter {
  const subscribe = (tell: RouterSubscriber) => {
    let due: ReturnType<typeof setTimeout> | undefined;
    let page: (() => void) | undefined;
    const drawPage = () => {
      const draw = page;
      page = undefined;
      draw?.();
    };
    // A timer would let the thread rest first.
    const next = new MessageChannel();
    next.port1.onmessage = drawPage;
    let isAtOnce = false;
    let wasIdle = true;
    return router.subscribe((state, said) => {
      clearTimeout(due);
      drawPage();
      const { navigation } = state;
      if (wasIdle && navigation.state === "loading" && said.deletedFetchers.length === 0) {
        due = setTimeout(tell, calmMs, state, said);
        // Whatever the network gives comes later than this.
        isAtOnce = true;
        setTimeout(() => {
          isAtOnce = false;
        });
      } else if (isAtOnce && !said.viewTransitionOpts) {
        page = () => tell(state, { ...said, flushSync: true });
        next.port2.postMessage(null);
        isAtOnce = false;
      } else {
        tell(state, said);
        isAtOnce = false;
      }
      wasIdle = navigation.state === "idle";
    });
  };
  return Object.assign(Object.create(router), { subscribe });
}

/** For the router, in the place of React's `flushSync`: outside of a press an update is drawn in one piece by itself. */
export const drawnWhole = <Drawn>(draw: () => Drawn): Drawn => draw();
