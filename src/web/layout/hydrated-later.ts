import { type ComponentType, lazy } from "react";
import { whenIdle } from "#web/ui/when-idle.ts";

/**
 * A part that the server has written into the page and that works by itself, as links and plain forms do:
 * its script comes when the page is already in use.
 */
export function hydratedLater<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => (import.meta.env.SSR ? load() : idle().then(load).catch(nothing)));
}

/** Offline, or a new release: better without this part than without the page. */
const nothing = () => ({ default: () => null });

function idle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve));
}
