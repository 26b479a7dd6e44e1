/** SVG on the way in, PNG on the way out: what Blender itself cannot draw. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

process.stdout.write(await sharp(await buffer(process.stdin), { limitInputPixels: false }).png().toBuffer());
