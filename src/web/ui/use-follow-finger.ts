import { type RefObject, useEffect, useRef } from "react";
import { type Edge, followFinger } from "./follow-finger.ts";

/** While it is open, a drawer can be pulled shut; without an edge it is none. */
export function useFollowFinger(
  drawer: RefObject<HTMLElement | null>,
  {
    open,
    edge,
    close,
  }: { readonly open: boolean; readonly edge: Edge | undefined; readonly close: () => void },
): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open || !edge || !drawer.current) return;
    return followFinger(drawer.current, edge, () => latest.current());
  }, [open, edge, drawer]);
}
