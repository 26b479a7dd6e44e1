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
    <section ref={strip} tabIndex={-1} aria-labelledby={id} className="undo-strip line wraps">
      {picture}
      <div id={id} className="undo-words shrinks">
        {of && <p className="truncate strong">{of}</p>}
        <p className="small muted">{text}</p>
      </div>
      <button type="button" className="button button-quiet button-small" onClick={onUndo}>
        {label}
      </button>
    </section>
  );
}
