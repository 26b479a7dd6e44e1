import { expect, it } from "vitest";
import { atFirst, largest, moved, roomOf, zoomed } from "./zoom-view.ts";

const room = roomOf({ width: 300, height: 500 }, { width: 1200, height: 1500 });

it("is as high as a phone, and no more than two fifths wider", () => {
  expect(room).toMatchObject({ picture: { width: 400, height: 500 }, least: 0.75 });
  const broad = roomOf({ width: 300, height: 600 }, { width: 1200, height: 675 });
  expect(broad.picture.width).toBeCloseTo(420);
  expect(broad.least * broad.picture.width).toBeCloseTo(300);
});

it("fits the whole picture into a stage that is wider than high, along its longer side", () => {
  const stage = { width: 1000, height: 500 };
  for (const [width, shown] of [
    [1200, { width: 400, height: 500 }],
    [6000, { width: 1000, height: 250 }],
  ] as const)
    expect(roomOf(stage, { width, height: 1500 })).toMatchObject({ picture: shown, least: 1 });
});

it("keeps under the finger what was under it", () => {
  const at = { x: 50, y: -20 };
  const near = zoomed(atFirst, 2, at, room);
  expect(near).toEqual({ scale: 2, x: -50, y: 20 });
  expect((at.x - near.x) / near.scale).toBe(at.x);
});

it("goes no nearer than there is something to see, and no farther than the whole picture", () => {
  expect(zoomed(atFirst, 100, { x: 0, y: 0 }, room).scale).toBe(largest);
  expect(zoomed({ scale: 2, x: 100, y: 50 }, 0.01, { x: 140, y: 0 }, room)).toEqual({
    ...atFirst,
    scale: 0.75,
  });
});

it("moves to the edges of the picture and not past them", () => {
  const near = { scale: 2, x: 0, y: 0 };
  expect(moved(near, 1000, -1000, room)).toEqual({ scale: 2, x: 250, y: -250 });
  expect(moved(atFirst, 80, 40, room)).toEqual({ scale: 1, x: 50, y: 0 });
});
