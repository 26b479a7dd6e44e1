import type { Locator, Page } from "playwright-core";

/** One finger on the glass, which goes where it is told and stays there until it is lifted. */
export interface Finger {
  press(on: Locator): Promise<void>;
  /** Down by so many pixels from where it was pressed; upwards below zero. */
  moveTo(down: number): Promise<void>;
  lift(): Promise<void>;
}

export async function fingerOn(page: Page): Promise<Finger> {
  const glass = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const touch = (type: "touchStart" | "touchMove", down: number) =>
    glass.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: at.x, y: at.y + down }] });
  return {
    async press(on) {
      const box = await on.boundingBox();
      if (!box) throw new Error("What a finger presses has to be in view.");
      at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await touch("touchStart", 0);
    },
    async moveTo(down) {
      await touch("touchMove", down);
    },
    async lift() {
      await glass.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
  };
}
