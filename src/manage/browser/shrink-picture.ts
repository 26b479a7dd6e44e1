/** The widest that the shop shows is 1200 px; what a phone keeps beside it takes minutes on a slow network. */
const widest = 1_600;
const smallEnough = 400_000;
/** What the shop puts behind what can be seen through. */
const paper = "#f4f0ea";

/** Smaller, upright, and without what the camera wrote, before it leaves the phone; as it is where that cannot be. */
export async function shrunk(file: File): Promise<Blob> {
  if (file.size <= smallEnough && !/hei[cf]/.test(file.type)) return file;
  try {
    const whole = await createImageBitmap(file);
    const width = Math.min(whole.width, widest);
    const height = Math.round((whole.height * width) / whole.width);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (!context) return file;
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(whole, 0, 0, width, height);
    whole.close();
    const small = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.82 });
    return small.size < file.size ? small : file;
  } catch {
    return file;
  }
}
