/** Where files of pictures lie. Their names carry a hash of their content: what is there never changes. */
export interface PictureStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Nothing where there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** How many bytes it has; nothing where there is none. */
  head(name: string): Promise<number | undefined>;
  delete(name: string): Promise<void>;
}

/** It does not answer, or not as it should. */
export class StoreUnavailable extends Error {}

const widest = 1200;

/** Every size of a picture in every format; the widest is shown of those alone that are as wide. */
export function filesOf({ file, width }: { readonly file: string; readonly width: number }): string[] {
  const wide = width < widest ? [] : [widest];
  return [
    ...[320, 480, 800, ...wide].map((size) => `${file}-${size}.avif`),
    ...[320, 800].map((size) => `${file}-${size}.webp`),
  ];
}

/** What goes with a picture: earlier versions made more sizes. */
export function filesEverOf(file: string): string[] {
  return [...filesOf({ file, width: widest }), ...[480, 1200].map((width) => `${file}-${width}.webp`)];
}

/** A logo has two sizes, square. */
export function logoFilesOf(logo: string): string[] {
  return [192, 512].map((size) => `${logo}-${size}.png`);
}

/** Such a name as the shop gives. */
export function isOurs(name: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{0,200}\.[0-9a-f]{8}-(?:192|320|480|512|800|1200)\.(?:avif|webp|png)$/.test(
    name,
  );
}

/** Whether it begins as a picture of its name does: a store in front of which something stands may send anything. */
export function looksLike(name: string, bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (name.endsWith(".png")) return head.startsWith("\x89PNG\r\n");
  return name.endsWith(".webp") ? /^RIFF.{4}WEBP$/s.test(head) : /^.{4}ftyp/s.test(head);
}
