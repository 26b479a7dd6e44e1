import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import "../storage/catalogue-tables.ts";

/** The pictures of these addresses: of any product, for each is named after the one it was made for. */
export async function picturesAt(
  q: Reads | Tx,
  addresses: readonly string[],
): Promise<Outcome<PictureView[]>> {
  if (addresses.length === 0) return success([]);
  const files = addresses.map(fileOf);
  const slugs = files.flatMap((file) => (file === undefined ? [] : slugOf(file)));
  const rows = await q
    .selectFrom("products")
    .select("pictures")
    .where("slug", "in", slugs.length > 0 ? slugs : [""])
    .execute();
  const known = new Map(
    rows
      .flatMap(({ pictures }) => JSON.parse(pictures) as PictureView[])
      .map((picture) => [picture.file, picture]),
  );
  const found = files.map((file) => known.get(file ?? ""));
  const missing = found.indexOf(undefined);
  if (missing >= 0)
    return failure("pictureUnknown", { field: addresses.length === 1 ? "images" : `images.${missing}` });
  return success(found.filter((picture) => picture !== undefined));
}

/** The same of many addresses, of which some may be elsewhere: those that the shop has. */
export async function knownPictures(
  q: Reads | Tx,
  addresses: readonly string[],
): Promise<Map<string, PictureView>> {
  const files = new Map(addresses.flatMap((address) => [[address, fileOf(address)] as const]));
  const slugs = [...new Set([...files.values()].flatMap((file) => (file === undefined ? [] : slugOf(file))))];
  const rows =
    slugs.length === 0
      ? []
      : await q.selectFrom("products").select("pictures").where("slug", "in", slugs).execute();
  const known = new Map(
    rows
      .flatMap(({ pictures }) => JSON.parse(pictures) as PictureView[])
      .map((picture) => [picture.file, picture]),
  );
  return new Map(
    [...files].flatMap(([address, file]) => {
      const picture = known.get(file ?? "");
      return picture ? [[address, picture] as const] : [];
    }),
  );
}

/** Of /pictures/NAME.MARK-800.webp, in any size, with the shop's own address before it or without. */
export function fileOf(address: string): string | undefined {
  return /^(?:https?:\/\/[^/]+)?\/pictures\/([\w.-]+)-\d+\.(?:webp|avif)$/.exec(address)?.[1];
}

function slugOf(file: string): string {
  return file.replace(/\.[0-9a-f]{8}$/, "").split("--")[0] ?? "";
}
