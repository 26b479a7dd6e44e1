import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./open-dialog.tsx";

export type { DialogProps };

const OpenDialog = lazy(() => import("./open-dialog.tsx"));

/** Brings the dialog's code when it is first opened: no page needs it to be shown. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <OpenDialog {...props} />
      </Suspense>
    )
  );
}
