import { beforeEach, expect, it, vi } from "vitest";
import { followFinger } from "./follow-finger.ts";

const cancel = vi.fn();
let drawer: HTMLElement;

beforeEach(() => {
  cancel.mockClear();
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("visualViewport", { scale: 1 });
  const part = { style: {}, offsetHeight: 400, animate: () => ({ cancel }) };
  drawer = Object.assign(new EventTarget(), part) as unknown as HTMLElement;
  followFinger(drawer, "bottom", vi.fn());
});

/** Gives whether the browser was kept from making a tap or a scroll of it. */
function touch(type: string, clientX: number, clientY: number): boolean {
  const event = new Event(type, { cancelable: true });
  return !drawer.dispatchEvent(Object.assign(event, { touches: [{ clientX, clientY }] }));
}

it("leaves a finger that trembles its tap, and takes one that pulls", () => {
  touch("touchstart", 100, 100);
  expect(touch("touchmove", 102, 103)).toBe(false);
  expect(touch("touchmove", 102, 120)).toBe(true);
  expect(drawer.style.translate).toBe("0 20px");
});

it("does not go along within a page made larger", () => {
  vi.stubGlobal("visualViewport", { scale: 2 });
  touch("touchstart", 100, 100);
  expect(touch("touchmove", 100, 140)).toBe(false);
});

it("stops springing back when a finger takes it again", () => {
  touch("touchstart", 100, 100);
  touch("touchmove", 100, 120);
  touch("touchcancel", 100, 120);
  expect(cancel).not.toHaveBeenCalled();
  touch("touchstart", 100, 100);
  expect(cancel).toHaveBeenCalledOnce();
});
