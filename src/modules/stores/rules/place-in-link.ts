import type { Coordinates } from "./distance.ts";

const number = String.raw`(-?\d{1,2}\.\d{1,10}|-?\d{1,2})`;
const east = String.raw`(-?\d{1,3}\.\d{1,10}|-?\d{1,3})`;
/** The pin before the middle of the map that is shown, which is elsewhere as soon as somebody has moved it. */
const patterns = [
  `!3d${number}!4d${east}`,
  `mlat=${number}&mlon=${east}`,
  `[?&](?:q|query|ll|destination)=(?:loc:)?${number},\\s*${east}`,
  `@${number},${east}`,
  `#map=\\d+/${number}/${east}`,
  `geo:${number},${east}`,
  `^\\s*${number}\\s*[,;\\s]\\s*${east}\\s*$`,
].map((pattern) => new RegExp(pattern));

/** Where a link to a map leads, or what stands there as two numbers. Short links say nothing by themselves. */
export function placeInLink(text: string): Coordinates | undefined {
  const plain = safeDecoded(text);
  for (const pattern of patterns) {
    const [, lat, lng] = pattern.exec(plain) ?? [];
    if (lat !== undefined && lng !== undefined) return { lat: Number(lat), lng: Number(lng) };
  }
  return undefined;
}

function safeDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
