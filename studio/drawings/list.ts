import type { Part, Scene } from "../relief/part.ts";
import { categories } from "./categories.ts";
import { hero } from "./hero.ts";
import { notFound } from "./not-found.ts";
import { placeholder } from "./placeholder.ts";
import { scenes } from "./scenes.ts";
import { stores } from "./stores.ts";

export interface Drawing {
  width: number;
  height: number;
  /** How many units the width spans. */
  units: number;
  /** The scene's point in the upper left corner. */
  from?: { x: number; y: number };
  parts: () => Part[];
}

export const drawings: Record<string, Drawing> = {
  hero: { width: 1600, height: 900, units: 1600, from: { x: 72, y: 0 }, parts: hero },
  "hero-tall": { width: 1000, height: 1200, units: 950, from: { x: 686, y: -240 }, parts: hero },
  "not-found": { width: 1200, height: 800, units: 1200, parts: notFound },
  placeholder: { width: 1200, height: 1200, units: 1000, parts: placeholder },
  ...Object.fromEntries(
    Object.entries(categories).map(([name, parts]) => [
      name,
      { width: 1200, height: 1200, units: 1000, parts },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(scenes).map(([name, parts]) => [
      `scene-${name}`,
      { width: 640, height: 320, units: 1200, parts },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(stores).map(([name, parts]) => [name, { width: 1200, height: 800, units: 1200, parts }]),
  ),
};

export function sceneOf({ units, from = { x: 0, y: 0 }, parts }: Drawing): Scene {
  return { parts: parts(), view: { ...from, size: units }, looseness: 0.6 };
}
