import { palette } from "./palette.ts";

/** The letter H as a market stall: two posts, and an awning for the bar. */
export function tileMark(stripes: number, corner = 15): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${palette.indigo}"/>${stall(stripes)}</svg>\n`;
}

/** Full bleed, the drawing inside the inner 80 % that a launcher never cuts. */
export function maskableMark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${palette.indigo}" d="M0 0h64v64H0z"/><g transform="translate(6.4 6.4) scale(.8)">${stall(5)}</g></svg>\n`;
}

/** The stall alone, on a ground of 64 by 64. */
export function stall(stripes: number): string {
  const cloths = awning(stripes, 7, 57, 15.5, 48.5, 21, 33.5);
  const shade = cloths.map((d) => `<path d="${d}"/>`).join("");
  const cloth = cloths
    .map((d, i) => `<path fill="${i % 2 ? palette.terracotta : palette.marigold}" d="${d}"/>`)
    .join("");
  return `<path fill="${palette.paper}" d="M16 13.5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2V52a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1zM40 13.5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2V52a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1z"/><g fill="${palette.ink}" fill-opacity=".35" transform="translate(0 2)">${shade}</g>${cloth}`;
}

/** One path in the colour of the surrounding text. */
export function plainMark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor"><path fill-rule="evenodd" d="${plainPath()}"/></svg>\n`;
}

function awning(
  stripes: number,
  left: number,
  right: number,
  topLeft: number,
  topRight: number,
  top: number,
  bottom: number,
): string[] {
  return Array.from({ length: stripes }, (_, i) => {
    const at = (from: number, to: number, n: number) => round(from + ((to - from) * n) / stripes);
    const radius = round((right - left) / stripes / 2);
    return `M${at(topLeft, topRight, i)} ${top}H${at(topLeft, topRight, i + 1)}L${at(left, right, i + 1)} ${bottom}A${radius} ${radius} 0 0 1 ${at(left, right, i)} ${bottom}z`;
  });
}

function plainPath(): string {
  const scallops =
    "A5 5 0 0 1 47 33.5A5 5 0 0 1 37 33.5A5 5 0 0 1 27 33.5A5 5 0 0 1 17 33.5A5 5 0 0 1 7 33.5";
  return `M15.5 21H48.5L57 33.5${scallops}zM16 9h8v12h-8zM40 9h8v12h-8zM16 40.5h8V56h-8zM40 40.5h8V56h-8z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
