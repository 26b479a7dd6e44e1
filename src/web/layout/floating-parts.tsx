import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#web/ui/when-idle.ts";
import type { ShellFacts } from "./shell-facts.ts";

type Parts = ComponentType<{ readonly facts: ShellFacts }>;

/** What floats over the page comes when the page is already in use, and is no part of its first load. */
export function FloatingParts({ facts }: { readonly facts: ShellFacts }) {
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
  return Floating ? <Floating facts={facts} /> : null;
}
