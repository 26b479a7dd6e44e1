import type { PictureView } from "#contract/picture-view.ts";
import type { Chosen, Variant } from "./variant.ts";

/** Which picture shows a colour: its file is named after it; the first colour is the main view. */
export function pictureOfColour(
  pictures: readonly PictureView[],
  colours: readonly { readonly name: string }[],
  name: string,
): number {
  if (colours[0]?.name === name) return 0;
  const ending = `--${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  const found = pictures.findIndex(({ file }) => file.replace(/\.[0-9a-f]{8}$/, "").endsWith(ending));
  return Math.max(0, found);
}

type Pictured = {
  readonly pictures: readonly PictureView[];
  readonly colours: readonly { readonly name: string }[];
  readonly variants: readonly Variant[];
};

/** The picture of what is chosen so far: the choice's own, or the one of its colour; nothing where neither is said. */
export function pictureOfChoice(
  { pictures, colours, variants }: Pictured,
  { colour, size }: Chosen,
): number | undefined {
  const own = variants.find(
    (one) => one.picture && (!colour || one.colour === colour) && (!size || one.size === size),
  );
  const at = pictures.findIndex(({ file }) => file === own?.picture);
  if (at >= 0) return at;
  return colour ? pictureOfColour(pictures, colours, colour) : undefined;
}
