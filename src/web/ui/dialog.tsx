import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./open-dialog.tsx";

export type { DialogProps };

export const loadDialog = () => import("./open-dialog.tsx");
const OpenDialog = lazy(loadDialog);

/** No page needs the dialog's code to be shown: it comes when the page is at rest, or when a dialog is opened before. */
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
