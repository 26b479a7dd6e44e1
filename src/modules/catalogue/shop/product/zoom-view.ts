/** How much larger than at first, and how far its middle is from the stage's, in pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };
export type ImagePoint = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };
/** What the stage measures, the picture as it stands at first, and how small it becomes where all of it shows. */
export type Room = { readonly stage: Size; readonly picture: Size; readonly least: number };

/** A picture has 1,200 pixels a side: beyond this there is nothing more to see in it. */
export const largest = 3;
export const atFirst: View = { scale: 1, x: 0, y: 0 };

/** On a phone a picture is wider than the screen at first, by so much at the most: few goods reach its edges. */
const wider = 1.4;

export function roomOf(stage: Size, { width, height }: Size): Room {
  const widest = stage.height > stage.width ? wider * stage.width : stage.width;
  const fit = Math.min(widest / width, stage.height / height);
  const picture = { width: width * fit, height: height * fit };
  return { stage, picture, least: Math.min(1, stage.width / picture.width) };
}

/** What is under the finger stays under it; the place is told from the stage's middle. */
export function zoomed(view: View, factor: number, at: ImagePoint, room: Room): View {
  const scale = Math.min(largest, Math.max(room.least, view.scale * factor));
  const grown = scale / view.scale;
  return moved({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, 0, 0, room);
}

/** Never past an edge of the picture; where all of it shows, it stands in the middle. */
export function moved({ scale, x, y }: View, right: number, down: number, { stage, picture }: Room): View {
  return {
    scale,
    x: within(x + right, (picture.width * scale - stage.width) / 2),
    y: within(y + down, (picture.height * scale - stage.height) / 2),
  };
}

function within(far: number, most: number): number {
  // Without the sum, a picture that has come back to the middle stands at minus zero.
  return most <= 0 ? 0 : Math.min(most, Math.max(-most, far)) + 0;
}
