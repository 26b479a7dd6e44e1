import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { frame as frameEnglish } from "#contract/texts/en/frame.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { currentToasts, subscribeToToasts, type Toast, toast, toastMilliseconds } from "./toast-store.ts";
import { useWords } from "./words.ts";

const none: readonly Toast[] = [];
const icons = { success: "done", error: "alert", info: "info" } as const;

/** Two live regions stand empty from the start: readers announce only what is added to them. */
export function Toaster() {
  const frame = useWords("frame", frameEnglish);
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const [paused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  useRaise(region, toasts.at(-1)?.id);
  const enter = useFocusBack(region, toasts.length);
  const calm = toasts.filter((one) => one.kind !== "error");
  const urgent = toasts.filter((one) => one.kind === "error");
  return (
    <section
      ref={region}
      popover="manual"
      className="toaster"
      aria-label={frame.notifications}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={(event) => {
        setPaused(true);
        enter(event);
      }}
      onBlur={() => setPaused(false)}
    >
      <div role="alert">
        {urgent.map((one) => (
          <ToastCard key={one.id} shown={one} paused={paused} />
        ))}
      </div>
      <div role="status">
        {calm.map((one) => (
          <ToastCard key={one.id} shown={one} paused={paused} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ shown, paused }: { readonly shown: Toast; readonly paused: boolean }) {
  const frame = useWords("frame", frameEnglish);
  const { id, kind, text, action, about } = shown;
  useCountdown(paused, id);
  return (
    <div className="toast" data-kind={kind}>
      <Icon name={icons[kind]} className="toast-icon icon-medium" />
      <div className="toast-words">
        <p>{text}</p>
        {about && <p className="truncate muted">{about}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            action.run();
            toast.dismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={frame.dismiss} onClick={() => toast.dismiss(id)}>
        <Icon name="close" className="icon-small" />
      </IconButton>
    </div>
  );
}

/** A dialog lies above the page in the top layer; each new message goes above the dialog. */
function useRaise(region: RefObject<HTMLElement | null>, newest: number | undefined): void {
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (newest !== undefined && element.matches(":popover-open")) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [region, newest]);
}

/** A message goes with the button that was pressed in it: the focus returns to where it came from. */
function useFocusBack(region: RefObject<HTMLElement | null>, count: number) {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (count >= 0 && document.activeElement === document.body) from.current?.focus();
    from.current = region.current?.contains(document.activeElement) ? from.current : null;
  }, [region, count]);
  return ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      from.current = relatedTarget;
  };
}

function useCountdown(paused: boolean, id: number): void {
  const left = useRef(toastMilliseconds);
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => toast.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused, id]);
}
