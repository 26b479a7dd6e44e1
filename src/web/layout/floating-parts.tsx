import { type ComponentType, useEffect, useState } from "react";
import { fetchedAtRest } from "#web/ui/when-idle.ts";
import type { FloatingProps } from "./floating.tsx";

/** With what is hydrated at rest, and not after it: the welcome is due a second after the load. */
const load = fetchedAtRest(() => import("./floating.tsx"));

type Parts = ComponentType<FloatingProps>;

/** What floats over the page comes when the page is already in use, and is no part of its first load. */
export function FloatingParts(props: FloatingProps) {
  const [Floating, setFloating] = useState<Parts>();
  useEffect(() => {
    let gone = false;
    load().then(
      ({ Floating: loaded }) => !gone && setFloating(() => loaded),
      // Offline, or a new release: the page is whole without them.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return Floating ? <Floating {...props} /> : null;
}
