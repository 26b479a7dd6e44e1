import type { PictureView } from "./picture-view.ts";

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
