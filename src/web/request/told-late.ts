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
    let drawPage: (() => void) | undefined;
    const draw = () => {
      drawPage?.();
      drawPage = undefined;
    };
    let isAtOnce = false;
    let wasIdle = true;
    const leave = router.subscribe((state, said) => {
      clearTimeout(due);
      draw();
      const { navigation } = state;
      if (wasIdle && navigation.state === "loading" && said.deletedFetchers.length === 0) {
        due = setTimeout(tell, calmMs, state, said);
        // Whatever the network gives comes later than this.
        isAtOnce = true;
        setTimeout(() => {
          isAtOnce = false;
        });
      } else {
        if (isAtOnce && !said.viewTransitionOpts) {
          drawPage = () => tell(state, { ...said, flushSync: true });
          due = setTimeout(draw);
        } else tell(state, said);
        isAtOnce = false;
      }
      wasIdle = navigation.state === "idle";
    });
    // Whoever listens next is told what comes from now on: nothing older may come after it.
    return () => {
      clearTimeout(due);
      draw();
      leave();
    };
  };
  return Object.assign(Object.create(router), { subscribe });
}
