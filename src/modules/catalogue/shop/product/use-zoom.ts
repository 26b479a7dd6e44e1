import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { atFirst, type ImagePoint, moved, type Room, roomOf, type View, zoomed } from "./zoom-view.ts";

const step = 1.5;
const middle: ImagePoint = { x: 0, y: 0 };
/** A finger that trembles taps; one that goes this far aside turns to the next picture. */
const trembles = 6;
const turnsAt = 48;
/** The second tap of two means what the first one did. */
const together = 350;

type Zoom = {
  readonly stage: RefObject<HTMLElement | null>;
  readonly picture: { readonly width: number; readonly height: number };
  /** To the next picture, or the one before. */
  readonly turn: (by: 1 | -1) => void;
};

/** What fingers, mouse and wheel do to a picture on its stage. */
export function useZoom({ stage, picture, turn }: Zoom) {
  const [view, setView] = useState(atFirst);
  const [room, setRoom] = useState<Room>();
  const [held, setHeld] = useState(false);
  const fingers = useRef(new Map<number, ImagePoint>());
  const far = useRef({ x: 0, y: 0, most: 0, from: 0 });
  const tapped = useRef(Number.NEGATIVE_INFINITY);
  const { width, height } = picture;

  const change = (to: (view: View, room: Room) => View) => {
    const { current } = stage;
    if (current) setView((now) => to(now, roomOf(sizeOf(current), { width, height })));
  };
  const zoom = (factor: number, at = middle) => change((now, room) => zoomed(now, factor, at, room));
  const move = (right: number, down: number) => change((now, room) => moved(now, right, down, room));
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): ImagePoint => {
    const { left = 0, top = 0, width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const onWheel = useRef<(event: WheelEvent) => void>(() => undefined);
  onWheel.current = (event) => {
    event.preventDefault();
    // Two fingers on a touchpad are told as a wheel with Ctrl, in smaller steps.
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), placeOf(event));
  };
  // React listens to wheels in a way that cannot keep the page from scrolling; what changes begins anew.
  useEffect(() => {
    const { current } = stage;
    const listen = (event: WheelEvent) => onWheel.current(event);
    current?.addEventListener("wheel", listen, { passive: false });
    const watch = new ResizeObserver(() => {
      if (current) setRoom(roomOf(sizeOf(current), { width, height }));
      setView(atFirst);
    });
    if (current) watch.observe(current);
    return () => {
      current?.removeEventListener("wheel", listen);
      watch.disconnect();
    };
  }, [stage, width, height]);

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, placeOf(event));
    if (fingers.current.size === 1) far.current = { x: 0, y: 0, most: 0, from: view.x };
    setHeld(true);
  };
  const drag = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const [right, down] = [now.x - before.x, now.y - before.y];
    const { x, y, most, from } = far.current;
    const total = { x: x + right, y: y + down };
    far.current = {
      ...total,
      from,
      most: other ? Number.POSITIVE_INFINITY : Math.max(most, Math.hypot(total.x, total.y)),
    };
    if (!other) return move(right, down);
    zoom(between(now, other) / Math.max(1, between(before, other)), {
      x: (now.x + other.x) / 2,
      y: (now.y + other.y) / 2,
    });
    move(right / 2, down / 2);
  };
  const release = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    setHeld(false);
    const { x, y, most, from } = far.current;
    // So far went the finger on where the picture had come to its edge.
    const past = x - (view.x - from);
    if (event.type !== "pointerup") return;
    if (most < trembles) tap(event);
    else if (view.scale <= 1 && Number.isFinite(most) && Math.abs(past) > Math.max(turnsAt, Math.abs(y)))
      turn(past < 0 ? 1 : -1);
  };
  const tap = (event: PointerEvent) => {
    const isSecond = event.timeStamp - tapped.current < together;
    tapped.current = event.timeStamp;
    if (isSecond) return;
    if (view.scale === 1) zoom(step * step, placeOf(event));
    else setView(atFirst);
  };

  return {
    view,
    /** Known as soon as the stage is laid out. */
    room,
    /** A finger leads it: it follows at once. */
    held,
    nearer: () => zoom(step),
    farther: () => zoom(1 / step),
    move,
    startAnew: () => setView(atFirst),
    pointers: {
      onPointerDown: press,
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

function sizeOf({ clientWidth: width, clientHeight: height }: HTMLElement) {
  return { width, height };
}

function between(one: ImagePoint, other: ImagePoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
