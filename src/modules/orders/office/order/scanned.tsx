import type { ReactNode } from "react";
import { useOffice } from "#manage/frame/office-context.ts";

/** A field that the camera can fill; `sends` where what it read is asked for at once. */
export function Scanned({
  sends = false,
  children,
}: {
  readonly sends?: boolean;
  readonly children: ReactNode;
}) {
  const { scan } = useOffice().words;
  return (
    <div className="scanned" data-scan data-scan-sends={sends || undefined}>
      {children}
      <button
        type="button"
        className="button button-quiet"
        data-scan-open
        aria-label={scan.open}
        title={scan.open}
      >
        <CameraIcon />
      </button>
      <dialog className="scanner" aria-label={scan.open}>
        <video muted playsInline />
        <p>{scan.hint}</p>
        <p role="alert" data-scan-refused hidden>
          {scan.refused}
        </p>
        <button type="button" className="button button-quiet" data-scan-close>
          {scan.close}
        </button>
      </dialog>
    </div>
  );
}

/** Drawn here: the shop's own marks are in a file that shoppers load. */
function CameraIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor">
      <path
        strokeWidth="1.75"
        strokeLinecap="round"
        d="M3 8V5a2 2 0 0 1 2-2h3m8 0h3a2 2 0 0 1 2 2v3m0 8v3a2 2 0 0 1-2 2h-3m-8 0H5a2 2 0 0 1-2-2v-3M7 8v8m3-8v8m3-8v8m4-8v8"
      />
    </svg>
  );
}
