import { useEffect, useRef } from "react";

type UndoStripProps = { readonly text: string; readonly label: string; readonly onUndo: () => void };

/** Stands where something was taken away, has the focus, and waits: its button is the next stop. */
export function UndoStrip({ text, label, onUndo }: UndoStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => strip.current?.focus(), []);
  return (
    <div ref={strip} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 p-4">
      <p className="min-w-0 text-muted">{text}</p>
      <button type="button" className="button button-quiet button-small" onClick={onUndo}>
        {label}
      </button>
    </div>
  );
}
