import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useCoreTexts } from "./core-texts.ts";
import type { Edge } from "./follow-finger.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { OverlayStyle } from "./overlay-style.tsx";
import { useBackToClose } from "./use-back-to-close.ts";
import { useFollowFinger } from "./use-follow-finger.ts";

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** For a dialog whose picture or text already names it. */
  readonly hideTitle?: boolean;
  /** A form: whoever opens it means to write. */
  readonly startsAtField?: boolean;
  /** A drawer: a finger pulls it back there. */
  readonly edge?: Edge | undefined;
  readonly className?: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** The platform's dialog: it keeps the page inert and gives focus back to what opened it. */
export default function OpenDialog({
  open,
  onClose,
  title,
  hideTitle = false,
  startsAtField = false,
  edge,
  className = "",
  footer,
  children,
}: DialogProps) {
  const { shell } = useCoreTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    if (startsAtField)
      element.querySelector<HTMLElement>(".dialog-body :is(input, select, textarea)")?.focus();
    return () => element.close();
  }, [open, startsAtField]);
  useBackToClose(open, onClose);
  useFollowFinger(dialog, { open, edge, close: onClose });

  const pressBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onMouseDown={pressBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <OverlayStyle />
      {open && (
        <div className="dialog-box">
          <div className="dialog-head">
            <h2 id={titleId} className={hideTitle ? "sr-only" : "title-3"}>
              {title}
            </h2>
            <IconButton label={shell.close} className="push" onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
          <div className="dialog-body">{children}</div>
          {footer && <div className="dialog-foot">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
