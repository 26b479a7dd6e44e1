import { type Brush, paint, shade } from "../rig/paint.ts";

/** The picture on a lit screen: a sky, a sun and hills in the colours the product asks for. */
export function wallpaper(
  kind: string,
  width: number,
  height: number,
  more?: (brush: Brush, w: number, h: number) => void,
) {
  return paint(width, height, (brush, w, h) => {
    const [top, middle, low, hill] =
      palettes[Object.keys(palettes).find((word) => kind.includes(word)) ?? "sunrise"]!;
    const sky = brush.createLinearGradient(0, 0, 0, h);
    sky.addColorStop(0, top!);
    sky.addColorStop(0.55, middle!);
    sky.addColorStop(1, low!);
    brush.fillStyle = sky;
    brush.fillRect(0, 0, w, h);
    brush.fillStyle = "#fff3d6";
    brush.beginPath();
    brush.arc(w * 0.62, h * 0.5, Math.min(w, h) * 0.12, 0, Math.PI * 2);
    brush.fill();
    for (let row = 0; row < 4; row++) {
      brush.fillStyle = shade(hill!, 0.42 - row * 0.16);
      brush.beginPath();
      brush.moveTo(0, h);
      for (let k = 0; k <= 60; k++)
        brush.lineTo(
          (w * k) / 60,
          h * (0.58 + row * 0.1) + Math.sin(k * 0.11 * (1 + row * 0.35) + row * 2.2) * h * 0.045,
        );
      brush.lineTo(w, h);
      brush.fill();
    }
    more?.(brush, w, h);
  });
}

const palettes: Record<string, string[]> = {
  sunrise: ["#27386b", "#e98a5b", "#f8cf8c", "#3a3562"],
};
