import type { DataRouteObject, DataStrategyFunctionArgs } from "react-router";

type Named = Readonly<Record<string, { readonly module: string } | undefined>>;
type Load = (() => Promise<unknown>) | undefined;
type Asked = Pick<DataStrategyFunctionArgs, "request" | "matches" | "fetcherKey">;

/**
 * Where the script of the page that was pressed does not come, the browser goes there as to any address: the page works
 * as it is written. The router would load anew the page that one leaves, and for ever remember that the script did not
 * come. What is given back tells of a press that went this way, before anything is asked or written for it, because of
 * the page's script or of the part that keeps pages.
 */
export function goWithoutScript(
  routes: readonly DataRouteObject[],
  named: Named,
  modules: Record<string, unknown>,
  pressed: () => string | undefined,
): (asked: Asked, isPartMissing: boolean) => Promise<boolean> {
  /** By page, whether its script came. */
  const coming = new Map<string, Promise<boolean>>();
  const missing = new Set<string>();
  const bring = async (id: string) => {
    try {
      modules[id] ??= await import(/* @vite-ignore */ named[id]?.module ?? "");
      return true;
    } catch {
      missing.add(id);
      return false;
    }
  };
  const watch = ({ id, lazy = {}, children = [] }: DataRouteObject) => {
    const come = async () => {
      if (!coming.has(id)) coming.set(id, bring(id));
      if (await coming.get(id)) return;
      const address = pressed();
      if (!address) throw new Error(`No script for ${id}`);
      location.assign(address);
      await new Promise(() => undefined);
    };
    const parts = lazy as Record<string, Load>;
    for (const [part, load] of Object.entries(parts)) parts[part] = load && (() => come().then(load));
    children.forEach(watch);
  };
  routes.forEach(watch);

  return async ({ request, matches, fetcherKey }, isPartMissing) => {
    if (fetcherKey) return false;
    const isRead = request.method === "GET";
    const ids = matches.map(({ route }) => route.id);
    // What is written is written once: its page's script is waited for.
    if (!isRead) await Promise.all(ids.map((id) => coming.get(id)));
    if (!isPartMissing && !ids.some((id) => missing.has(id))) return false;
    if (isRead) location.assign(request.url);
    else sendForm(request.url, await request.clone().formData());
    return true;
  };
}

/** As the browser sends a form without script. Files are sent by pages alone that are open already. */
function sendForm(address: string, values: FormData): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address;
  for (const [name, value] of values) {
    const field = form.appendChild(document.createElement("input"));
    field.type = "hidden";
    field.name = name;
    field.value = String(value);
  }
  document.body.append(form);
  form.submit();
}
