import { useLocation } from "react-router";
import { PageHead } from "#web/ui/page-head.tsx";
import { ControlSamples } from "./control-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { SurfaceSamples } from "./surface-samples.tsx";

/** Served by `npm run dev` alone: the whole ui set on one page, to look at. */
export default function GalleryRoute() {
  const { search } = useLocation();
  return (
    <div className="page-width page-room">
      <PageHead title="Gallery" />
      <h1 className="title-1">Gallery</h1>
      <ControlSamples tab={new URLSearchParams(search).get("tab") ?? "email"} />
      <SurfaceSamples />
      <OverlaySamples />
    </div>
  );
}
