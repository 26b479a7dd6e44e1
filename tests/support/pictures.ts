import sharp from "sharp";

/** A picture of one colour, as somebody may send it. */
export function plainPicture(
  { width = 400, height = 300, colour = "#2f3e75" } = {},
  format: "png" | "jpeg" | "gif" | "webp" | "avif" = "png",
): Promise<Buffer<ArrayBuffer>> {
  const made = sharp({ create: { width, height, channels: 3, background: colour } });
  return made.toFormat(format).toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
