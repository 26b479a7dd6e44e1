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

export function shade(colour: string, amount: number): string {
  const aim = new THREE.Color(amount < 0 ? "#000000" : "#ffffff");
  return `#${new THREE.Color(colour).lerp(aim, Math.abs(amount)).getHexString()}`;
}
