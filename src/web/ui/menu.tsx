import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { useWayOut } from "./use-way-out.ts";

type MenuProps = {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly opensOnHover?: boolean;
  readonly panelClass?: string;
};

type State = "closed" | "hovered" | "pinned";

/** A disclosure, not an ARIA menu: a button, and links that Tab reaches. */
export function Menu({ label, trigger, children, opensOnHover = false, panelClass = "" }: MenuProps) {
  const panel = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [state, setState] = useState<State>("closed");
  const { key } = useLocation();
  const open = state !== "closed";

  useEffect(() => setReady(true), []);
  useEffect(() => setState((now) => (key ? "closed" : now)), [key]);

  const hover = (to: State) => (event: PointerEvent) => {
    if (opensOnHover && event.pointerType === "mouse") setState((now) => (now === "pinned" ? now : to));
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget) setState("closed");
  };
  useWayOut(open, menu, () => setState("closed"));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is an extra, its button does the same
    <div
      ref={menu}
      className="menu"
      data-open={ready ? open : undefined}
      onPointerEnter={hover("hovered")}
      onPointerLeave={hover("closed")}
      onBlur={leave}
    >
      <button
        type="button"
        className="nav-link"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setState((now) => (now === "pinned" ? "closed" : "pinned"))}
      >
        {trigger}
      </button>
      <div id={panel} className={`menu-panel ${panelClass}`}>
        {children}
      </div>
    </div>
  );
}
