import { namedPictures } from "./named-pictures.ts";

const pictureWidths = [320, 480, 800, 1200] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = "avif" | "webp";

export function pictureUrl(file: string, width: PictureWidth, format: PictureFormat): string {
  const hash = namedPictures[file];
  return `/pictures/${hash ? `${file}.${hash}` : file}-${width}.${format}`;
}

export function pictureSet(file: string, format: PictureFormat, widest: number): string {
  const fitting = pictureWidths.filter((width) => width <= widest);
  const widths = fitting.length > 0 ? fitting : pictureWidths.slice(0, 1);
  return widths.map((width) => `${pictureUrl(file, width, format)} ${width}w`).join(", ");
}
