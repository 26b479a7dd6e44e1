import { type ReactNode, useEffect, useId, useRef } from "react";

type UndoStripProps = {
  /** What was taken away, in one line, where it was one thing. */
  readonly of?: ReactNode;
  readonly picture?: ReactNode;
  readonly text: string;
  readonly label: string;
  readonly onUndo: () => void;
};

/** Says in the place of what was taken away that it was, has the focus, and waits: its button is the next stop. */
export function UndoStrip({ of, picture, text, label, onUndo }: UndoStripProps) {
  const strip = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => strip.current?.focus(), []);
  return (
    <section
      ref={strip}
      tabIndex={-1}
      aria-labelledby={id}
      className="undo-strip flex flex-wrap items-center gap-3 p-4"
    >
      {picture}
      <div id={id} className="min-w-0 flex-1 basis-28">
        {of && <p className="truncate font-semibold">{of}</p>}
        <p className="text-sm text-muted">{text}</p>
      </div>
      <button type="button" className="button button-quiet button-small" onClick={onUndo}>
        {label}
      </button>
    </section>
  );
}
