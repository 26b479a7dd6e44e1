import { fallbackColours, fallbackSizes } from "#contract/limits.ts";
import type { ColourView } from "../sellable-view.ts";

/** Colours known by name; any other is grey. */
const swatches: Readonly<Record<string, string>> = {
  black: "#1c1c1f",
  white: "#f5f4f0",
  red: "#b3282d",
  blue: "#2c5aa0",
  green: "#3b7a4b",
  yellow: "#e8c33c",
  orange: "#d9722e",
  pink: "#d8759b",
  purple: "#6c4a8c",
  brown: "#6f4a32",
  grey: "#8a8a8a",
  gray: "#8a8a8a",
  navy: "#1f2f4f",
  indigo: "#2f3e75",
  teal: "#2f6f73",
  maroon: "#6d1f2c",
  mustard: "#c9982f",
  olive: "#6b6b3a",
  rust: "#a4502f",
  ivory: "#efe6d2",
  beige: "#d9c9ac",
  silver: "#b9bcc2",
  gold: "#c9a24b",
  "rose gold": "#b9817a",
};

function swatchOf(name: string): string {
  return swatches[name.trim().toLowerCase()] ?? "#8a8a8a";
}

export function coloursOf(topCategory: string, own: readonly ColourView[]): readonly ColourView[] {
  if (isNone(own.map(({ name }) => name))) return [];
  if (own.length > 0) return own.map(({ name, hex }) => ({ name, hex: hex || swatchOf(name) }));
  if (topCategory !== "clothing") return [];
  return fallbackColours.map((name) => ({ name, hex: swatchOf(name) }));
}

export function sizesOf(topCategory: string, own: readonly string[]): readonly string[] {
  if (isNone(own)) return [];
  if (own.length > 0) return own;
  return topCategory === "clothing" ? fallbackSizes : [];
}

/** One without a name says that there are none to choose: a list without any leaves clothing the usual ones. */
function isNone(names: readonly string[]): boolean {
  return names.length === 1 && names[0] === "";
}
