import { expect, it } from "vitest";
import { largest, moved, roomOf, whole, zoomed } from "./zoom-view.ts";

const room = roomOf({ width: 300, height: 500 }, { width: 1200, height: 1500 });

it("fits the whole picture into the stage, along its longer side", () => {
  expect(room.picture).toEqual({ width: 300, height: 375 });
  expect(roomOf({ width: 1000, height: 500 }, { width: 1200, height: 1500 }).picture).toEqual({
    width: 400,
    height: 500,
  });
});

it("keeps under the finger what was under it", () => {
  const at = { x: 50, y: -20 };
  const near = zoomed(whole, 2, at, room);
  expect(near).toEqual({ scale: 2, x: -50, y: 20 });
  expect((at.x - near.x) / near.scale).toBe(at.x);
});

it("goes no nearer than there is something to see, and no farther than the whole picture", () => {
  expect(zoomed(whole, 100, { x: 0, y: 0 }, room).scale).toBe(largest);
  expect(zoomed({ scale: 2, x: 100, y: 50 }, 0.01, { x: 140, y: 0 }, room)).toEqual(whole);
});

it("moves to the edges of the picture and not past them", () => {
  const near = { scale: 2, x: 0, y: 0 };
  expect(moved(near, 1000, -1000, room)).toEqual({ scale: 2, x: 150, y: -125 });
  expect(moved(whole, 40, 40, room)).toEqual(whole);
});
