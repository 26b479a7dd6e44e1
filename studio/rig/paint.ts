import * as THREE from "three";

export type Brush = OffscreenCanvasRenderingContext2D;

/** A texture painted with canvas calls: screens, labels, covers, patterns. */
export function paint(
  width: number,
  height: number,
  draw: (brush: Brush, width: number, height: number) => void,
): THREE.CanvasTexture {
  const canvas = new OffscreenCanvas(width, height);
  draw(canvas.getContext("2d") as Brush, width, height);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A number sequence from a seed, so that every render of a product is the same. */
export function dice(seed: number | string): () => number {
  let state = 0;
  for (const letter of String(seed)) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function shade(colour: string, amount: number): string {
  const aim = new THREE.Color(amount < 0 ? "#000000" : "#ffffff");
  return `#${new THREE.Color(colour).lerp(aim, Math.abs(amount)).getHexString()}`;
}
