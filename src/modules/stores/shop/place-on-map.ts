import type { Place } from "../rules/distance.ts";

export const mapWidth = 560;
export const mapHeight = 640;

const scale = 20;
const west = 67.2;
const north = 37.9;
/** A degree of longitude is this much shorter than one of latitude in the middle of India. */
const narrowing = 0.9239;

/** Where a place lies on india.svg. */
export function onMap({ lat, lng }: Place): { readonly x: number; readonly y: number } {
  return { x: round((lng - west) * narrowing * scale), y: round((north - lat) * scale) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
