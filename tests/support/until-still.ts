import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * By then nothing moves that comes to an end. It is looked at, and no end is waited for: what is no longer drawn, as in
 * a drawer of text that was shut meanwhile, is over in time and never says so.
 */
export async function untilStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(whatMoves), { message: "what moves" }).toEqual([]);
}

/** In the page: what is paused or is not drawn moves nothing. */
function whatMoves(): string[] {
  return document.getAnimations().flatMap((one) => {
    const { target, pseudoElement } = one.effect as KeyframeEffect;
    const isEndless = one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (one.playState !== "running" || isEndless) return [];
    if (!target?.checkVisibility({ contentVisibilityAuto: true })) return [];
    const name = "animationName" in one ? one.animationName : (one as CSSTransition).transitionProperty;
    return `${name} of ${target.tagName}.${target.className}${pseudoElement ?? ""}`;
  });
}
