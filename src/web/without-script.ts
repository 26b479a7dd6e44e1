import type { DataRouteObject } from "react-router";

type Named = Readonly<Record<string, { readonly module: string } | undefined>>;
type Load = (() => Promise<unknown>) | undefined;

/**
 * Where the script of the page that was pressed does not come, the browser goes there as to any address: the page works
 * as it is written. The router would load anew the page that one leaves.
 */
export function goWithoutScript(
  routes: readonly DataRouteObject[],
  named: Named,
  modules: Record<string, unknown>,
  pressed: () => string | undefined,
): void {
  for (const { id, lazy = {}, children = [] } of routes) {
    const come = async () => {
      try {
        modules[id] ??= await import(/* @vite-ignore */ named[id]?.module ?? "");
      } catch (error) {
        const address = pressed();
        if (!address) throw error;
        location.assign(address);
        await new Promise(() => undefined);
      }
    };
    const parts = lazy as Record<string, Load>;
    for (const [part, load] of Object.entries(parts)) parts[part] = load && (() => come().then(load));
    goWithoutScript(children, named, modules, pressed);
  }
}
