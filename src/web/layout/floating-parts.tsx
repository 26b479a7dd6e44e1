import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#web/ui/when-idle.ts";
import type { FloatingProps } from "./floating.tsx";

type Parts = ComponentType<FloatingProps>;

/** What floats over the page comes when the page is already in use, and is no part of its first load. */
export function FloatingParts(props: FloatingProps) {
  const [Floating, setFloating] = useState<Parts>();
  useEffect(() => {
    let gone = false;
    const load = () =>
      import("./floating.tsx").then(
        ({ Floating: loaded }) => !gone && setFloating(() => loaded),
        // Offline, or a new release: the page is whole without them.
        () => undefined,
      );
    const cancel = whenIdle(load);
    return () => {
      gone = true;
      cancel();
    };
  }, []);
  return Floating ? <Floating {...props} /> : null;
}
