import overlays from "#web/styles/overlays.css?url";

/** The style of what comes over a page: it comes with it, and no first view waits for it. */
export function OverlayStyle() {
  return <link rel="stylesheet" href={overlays} precedence="overlays" />;
}
