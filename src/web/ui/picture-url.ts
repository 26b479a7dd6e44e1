import { namedPictures } from "./named-pictures.ts";

/** Nearly every browser takes AVIF: what the others get need not fit as closely. */
const pictureWidths = { avif: [320, 480, 800, 1200], webp: [320, 800] } as const;

type PictureFormat = keyof typeof pictureWidths;
type PictureWidth<Format extends PictureFormat> = (typeof pictureWidths)[Format][number];

export function pictureUrl<Format extends PictureFormat>(
  file: string,
  width: PictureWidth<Format>,
  format: Format,
): string {
  const hash = namedPictures[file];
  return `/pictures/${hash ? `${file}.${hash}` : file}-${width}.${format}`;
}

export function pictureSet(file: string, format: PictureFormat, widest: number): string {
  const [least, ...wider] = pictureWidths[format];
  const widths = [least, ...wider.filter((width) => width <= widest)];
  return widths.map((width) => `${pictureUrl(file, width, format)} ${width}w`).join(", ");
}
