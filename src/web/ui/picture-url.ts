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

/** Pictures that pages name themselves, with the hash of what they show: their addresses never go stale. */
export const namedPictures: Readonly<Record<string, string>> = {
  hero: "e812bc31",
  "category-beauty": "8d47ed63",
  "category-books": "5c12dfa2",
  "category-clothing": "ad97cccf",
  "category-electronics": "b56e15d7",
  "category-grocery": "712221f4",
  "category-home-living": "1514ca00",
  "category-jewelry": "526891b8",
  "category-sports": "0300d3f9",
  "category-stationery": "585eafbb",
};
