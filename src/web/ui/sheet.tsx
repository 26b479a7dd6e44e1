import { Dialog, type DialogProps } from "./dialog.tsx";

type SheetProps = DialogProps & { readonly side?: "bottom" | "end" | "start" };

/** A dialog that comes from an edge; from the bottom it fills the width of a phone. */
export function Sheet({ side = "bottom", className = "", ...rest }: SheetProps) {
  return <Dialog {...rest} className={`sheet sheet-${side} ${className}`} />;
}
