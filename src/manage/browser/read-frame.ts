import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HTMLCanvasElementLuminanceSource,
  HybridBinarizer,
  MultiFormatReader,
} from "@zxing/library";

const formats = [
  BarcodeFormat.CODE_128,
  BarcodeFormat.CODE_39,
  BarcodeFormat.ITF,
  BarcodeFormat.EAN_13,
  BarcodeFormat.QR_CODE,
];
const reader = new MultiFormatReader();
reader.setHints(
  new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, formats],
    [DecodeHintType.TRY_HARDER, true],
  ]),
);
const canvas = document.createElement("canvas");

/** What the picture says now, for browsers that cannot read codes themselves. */
export async function readFrame(video: HTMLVideoElement): Promise<string | undefined> {
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const picture = canvas.getContext("2d", { willReadFrequently: true });
  if (!picture || canvas.width === 0) return undefined;
  picture.drawImage(video, 0, 0);
  try {
    const source = new HTMLCanvasElementLuminanceSource(canvas);
    return reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(source))).getText();
  } catch {
    // It throws where there is no code.
    return undefined;
  }
}
