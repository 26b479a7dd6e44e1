import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./open-dialog.tsx";

export type { DialogProps };

const OpenDialog = lazy(() => import("./open-dialog.tsx"));

/** No page needs the dialog's code to be shown: it comes when one is opened. */
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
